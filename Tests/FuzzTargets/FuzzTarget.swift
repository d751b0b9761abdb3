internal import Foundation
internal import TestSupport

/// A target that gets input from outside, and a way to make inputs for it.
///
/// An input is bytes: a file for what reads files, and for what is called with values the seed that the values are made
/// of, in decimal digits. So every input can be kept as a file and be tried again.
package struct FuzzTarget: Sendable {
    /// What went wrong without the program's end.
    package struct Wrong: Error, CustomStringConvertible {
        package let description: String

        package init(_ description: String) { self.description = description }
    }

    /// What the target is called on the command line.
    package let name: String
    /// Whether it opens windows on the desktop that the environment names.
    package var needsDisplay = false
    /// The input of a seed.
    package let make: @Sendable (UInt64) -> [UInt8]
    /// Tries an input. Returns whether it was accepted rather than refused; throws what is wrong.
    package let attempt: @MainActor ([UInt8]) throws -> Bool

    /// All targets, but for those that fail on purpose and those in windows of the desktop.
    package static let all: [FuzzTarget] = [
        .nibs, .assets, .images, .vectors, .animations, .texts, .visualFormats, .layers, .drawing, .commandLines,
        .views, .sources,
    ]

    /// A target whose inputs are made of random numbers as they are tried.
    static func seeded(
        _ name: String, needsDisplay: Bool = false, _ attempt: @escaping @MainActor (UInt64) throws -> Bool
    ) -> FuzzTarget {
        FuzzTarget(
            name: name, needsDisplay: needsDisplay, make: { Array("\($0)\n".utf8) },
            attempt: { bytes in
                let digits = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
                guard let seed = UInt64(digits) else { throw Wrong("the input is no seed") }
                return try attempt(seed)
            })
    }

    /// Values that no program should pass, and that some do.
    static let oddNumbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, 1, -1, 0.5, 2, -3, 17, 100, 1e-300, 1e-9, 1e6, 1e9, -1e9, 1e30, 1e300,
        -1e300,
        .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
}

extension SeededGenerator {
    /// One of `list`, which is not empty.
    mutating func pick<Element>(_ list: [Element]) -> Element { list[Int.random(in: list.indices, using: &self)] }

    /// Whether something happens that does in one of `count` cases.
    mutating func happens(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// A number that is odd as often as not.
    mutating func oddNumber() -> Double {
        Bool.random(using: &self) ? pick(FuzzTarget.oddNumbers) : Double.random(in: -50...400, using: &self)
    }
}
