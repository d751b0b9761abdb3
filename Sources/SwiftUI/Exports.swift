// What `import SwiftUI` makes visible at Apple's, too.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import Symbols
@_exported import UIKit
