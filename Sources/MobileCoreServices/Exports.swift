// As on Apple's systems, `import MobileCoreServices` brings the types of Core Foundation with it.
@_exported import CoreGraphics
