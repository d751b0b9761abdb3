// As on Apple's systems, `import CoreImage` brings Core Graphics with it.
@_exported import CoreGraphics
