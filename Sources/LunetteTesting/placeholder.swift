// LunetteTesting
