import OctantPackages

/// A kind of file that images are written as.
enum ImageFormat {
    case png, apng

    /// The endings of names of such files, without the dot. A viewer that knows no APNG shows one as the PNG file that
    /// it also is.
    var endings: [String] {
        switch self {
        case .png: ["png"]
        case .apng: ["apng", "png"]
        }
    }

    /// Throws when a file called `name` would be read as another format.
    func check(_ name: FileName) throws(UsageError) {
        if endings.contains(name.ending) { return }
        let formats = endings.map { ".\($0)" }.joinedByOr
        throw UsageError("cannot write '\(name.shown)': the names of the files that can be written end in \(formats)")
    }
}
