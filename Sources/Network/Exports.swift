// As on Apple's systems, `import Network` brings Foundation with it.
@_exported import Foundation
