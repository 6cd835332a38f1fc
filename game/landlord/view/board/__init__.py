"""The board stage: everything that lies, stands, hops or tumbles on the table."""
