// As on Apple's systems, `import SystemConfiguration` brings Core Foundation's names with it.
@_exported import CoreGraphics
