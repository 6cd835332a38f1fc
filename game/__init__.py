"""Tour de Table: the property-trading board game and its kin, at one desk."""

__version__ = "0.1.0"
