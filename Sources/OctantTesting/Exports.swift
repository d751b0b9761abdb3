@_exported import COctantTesting
