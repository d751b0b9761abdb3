@_exported import OctantTesting
