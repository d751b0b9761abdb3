/// Why an image file could not be read or written, in the words of the library that does it, or ours.
package struct ImageFileError: Error, Sendable, Hashable {
    /// What is wrong, in one line.
    package let reason: String

    /// An error for this reason.
    init(_ reason: String) { self.reason = reason }

    /// Throws where a file says that it has more pixels than there may be.
    static func check(width: Int, height: Int, maximum: (side: Int, area: Int)) throws(ImageFileError) {
        guard 1...maximum.side ~= width, 1...maximum.side ~= height else {
            throw ImageFileError("\(width)x\(height) pixels are more than \(maximum.side) a side")
        }
        guard width * height <= maximum.area else {
            throw ImageFileError("\(width)x\(height) pixels are more than \(maximum.area)")
        }
    }
}
