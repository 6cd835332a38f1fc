"""Our own small set of controls, laid out in reference pixels and used by keyboard, mouse and pad alike."""
