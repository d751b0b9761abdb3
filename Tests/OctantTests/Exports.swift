// Stages, fingers, pixels and logs are at hand in every file of these tests.
@_exported import TestSupport
@_exported import ViewSupport
