import CoreGraphics
import OctantExport
import OctantPackages

/// The stream that results are printed on.
enum StandardOutput {
    /// Prints `line`. Throws `ExportError.output` when it cannot be printed.
    static func print(_ line: String) throws(ExportError) { try print(Array(line.utf8)) }

    /// Prints a line of these bytes, whatever they are.
    static func print(_ line: [UInt8]) throws(ExportError) {
        let file = try OutputFile(FileName("-"))
        try file.append(line + [UInt8(ascii: "\n")])
        try file.finish()
    }
}
