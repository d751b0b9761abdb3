// As on Apple's systems, `import CoreMotion` brings Foundation with it.
@_exported import Foundation
