// `import QuartzCore` brings the geometry, colours, paths and Foundation with it, as it does on Apple's systems.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
@_exported import struct RenderServer.CATransform3D
