"""The computer players. They see a state only as their seat may know it, and decide from that alone."""
