// As on Apple's systems, `import Accelerate` brings Core Graphics with it.
@_exported import CoreGraphics
