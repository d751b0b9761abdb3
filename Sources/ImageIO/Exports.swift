// As on Apple's systems, `import ImageIO` brings Core Graphics with it.
@_exported import CoreGraphics
