// As on Apple's systems, `import CoreText` brings Core Graphics with it.
@_exported import CoreGraphics
@_exported import class QuartzCore.CGFont
