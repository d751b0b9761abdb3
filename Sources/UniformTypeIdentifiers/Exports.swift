// As on Apple's systems, `import UniformTypeIdentifiers` brings Foundation with it.
@_exported import Foundation
