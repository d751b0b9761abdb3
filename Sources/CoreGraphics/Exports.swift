// `import CoreGraphics` brings CGFloat, CGPoint, CGSize and CGRect with it, as it does on Apple's systems.
@_exported import Foundation
// Bitmaps and colours, which stand where files of them are read and written, are this room's own to those above it.
@_exported public import OctantImageFiles
