// As on Apple's systems, `import CoreHaptics` brings Foundation with it.
@_exported import Foundation
