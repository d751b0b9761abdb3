// As on Apple's systems, `import AudioToolbox` brings Core Foundation's names with it.
@_exported import CoreGraphics
