// `import CoreGraphics` brings CGFloat, CGPoint, CGSize and CGRect with it, as it does on Apple's systems.
@_exported import Foundation
