import CoreGraphics

extension Text {
    /// A text that was laid out: its lines, from top to bottom, for a renderer to draw. Points are those of the text's
    /// view, from its top left corner.
    public struct Layout: RandomAccessCollection, Equatable {
        let source: TextLayoutSource

        /// Whether some of the text is left out for lack of space.
        public var isTruncated: Bool { source.isTruncated }
        /// 0.
        public var startIndex: Int { 0 }
        /// The number of lines.
        public var endIndex: Int { source.lines.count }

        /// The line number `position`.
        public subscript(position: Int) -> Line { Line(source: source, index: position) }

        /// A character of the text, by its place in it.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let number: Int

            /// Whether `lhs` comes before `rhs`.
            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.number < rhs.number }
            /// The number of characters from this one to `other`.
            public func distance(to other: CharacterIndex) -> Int { other.number - number }
            /// The character `n` further on.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(number: number + n) }
        }

        /// Where a part of the text is, and how high.
        public struct TypographicBounds: Equatable, Sendable {
            /// The begin of the baseline, in points.
            public var origin = CGPoint.zero
            /// In points.
            public var width: CGFloat = 0
            /// Points above the baseline.
            public var ascent: CGFloat = 0
            /// Points below the baseline.
            public var descent: CGFloat = 0
            /// Points to the next line: 0, for they lie between lines here.
            public var leading: CGFloat = 0

            /// Nothing, at the origin.
            public init() {}

            /// The rectangle, in points.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// How text is drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            /// The bits.
            public let rawValue: UInt32
            /// The options of these bits.
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Letters stand between pixels. They always do here, so that it changes nothing.
            public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
        }

        /// A line: its runs, from left to right.
        public struct Line: RandomAccessCollection, Equatable {
            let source: TextLayoutSource
            let index: Int

            private var line: TextLayoutSource.Line { source.lines[index] }
            /// The begin of the baseline, in points.
            public var origin: CGPoint { typographicBounds.origin }
            /// Where the line is.
            public var typographicBounds: TypographicBounds { line.bounds(line.rect.minX...line.rect.maxX) }
            /// 0.
            public var startIndex: Int { 0 }
            /// The number of runs.
            public var endIndex: Int { line.runs.count }

            /// The run number `position`.
            public subscript(position: Int) -> Run { Run(source: source, line: index, index: position) }
        }

        /// Letters that follow one another and have the same attributes: each a slice, in the order of reading.
        public struct Run: RandomAccessCollection, Equatable {
            /// The letters of a part.
            public typealias SubSequence = RunSlice

            let source: TextLayoutSource
            let line: Int
            let index: Int

            var letters: Range<Int> { source.lines[line].runs[index] }
            /// The direction in which it is read.
            public var layoutDirection: LayoutDirection {
                source.lines[line].letters[letters.lowerBound].isRightToLeft ? .rightToLeft : .leftToRight
            }
            /// Where the run is.
            public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
            /// The characters of the run.
            public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }
            /// 0.
            public var startIndex: Int { 0 }
            /// The number of letters.
            public var endIndex: Int { letters.count }

            /// The letter number `index`.
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            /// The letters of `bounds`.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
            /// The attribute of type `key` that the text was given; nil for none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? {
                source.attributes[source.lines[line].letters[letters.lowerBound].run]?[key]
            }
        }

        /// A part of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            /// The letters of a part.
            public typealias SubSequence = RunSlice

            /// The run.
            public var run: Run
            /// The numbers of its letters.
            public var indices: Range<Int>

            /// The letters `indices` of `run`.
            public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

            /// Where the part is.
            public var typographicBounds: TypographicBounds {
                let line = run.source.lines[run.line]
                let extents = letters.map { line.letters[$0].extent }
                guard let low = extents.map(\.lowerBound).min(), let high = extents.map(\.upperBound).max() else {
                    return TypographicBounds()
                }
                return line.bounds(low...high)
            }
            /// The characters of the part.
            public var characterIndices: [CharacterIndex] {
                letters.map { CharacterIndex(number: run.source.lines[run.line].letters[$0].index) }
            }
            /// The number of the first letter.
            public var startIndex: Int { indices.lowerBound }
            /// That of the letter after the last.
            public var endIndex: Int { indices.upperBound }

            /// The letter number `index`.
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            /// The letters of `bounds`.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
            /// The attribute of type `key` that the text was given; nil for none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            /// The numbers of the letters in their line.
            var letters: Range<Int> {
                let all = run.letters
                return (all.lowerBound + indices.lowerBound..<all.lowerBound + indices.upperBound).clamped(to: all)
            }
        }
    }
}
