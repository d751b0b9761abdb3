import CoreGraphics
import Foundation
import RenderServer

/// A display server of our own that a test shows windows on and looks at.
protocol Screen {
    /// What a program needs in its environment to find it.
    var environment: [String: String] { get }
    /// What the screen shows now.
    func picture() throws -> Picture
    /// Ends the server as a crash would.
    func kill()
}

extension Screen {
    /// Whether `part` comes to be seen in `seconds`.
    func shows(_ part: Picture, within seconds: Double) throws -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        repeat {
            if try picture().position(of: part) != nil { return true }
        } while Date() < deadline
        return false
    }
}

/// Pixels of a screen, without alpha.
struct Picture {
    let width: Int, height: Int
    /// 0x00RRGGBB, row by row from the top.
    var pixels: [UInt32]

    /// Rows of little-endian words, the first at `start`.
    init(width: Int, height: Int, data: Data, start: Int, bytesPerRow: Int) {
        (self.width, self.height) = (width, height)
        pixels = data.withUnsafeBytes { bytes in
            (0..<height).flatMap { row in
                let first = start + row * bytesPerRow
                return bytes[first..<first + width * 4].withMemoryRebound(to: UInt32.self) { words in
                    words.map { UInt32(littleEndian: $0) & 0xFF_FFFF }
                }
            }
        }
    }

    /// The picture of `bitmap` over black.
    init(_ bitmap: Bitmap) {
        let data = bitmap.withUnsafeBytes { Data($0) }
        self.init(
            width: bitmap.width,
            height: bitmap.height,
            data: data,
            start: 0,
            bytesPerRow: bitmap.bytesPerRow
        )
    }

    /// Where `part` first occurs, pixel by pixel; nil when nowhere.
    func position(of part: Picture) -> (x: Int, y: Int)? {
        guard part.width <= width, part.height <= height else { return nil }
        for top in 0...(height - part.height) {
            for left in 0...(width - part.width) where matches(part, left, top) { return (left, top) }
        }
        return nil
    }

    private func matches(_ part: Picture, _ left: Int, _ top: Int) -> Bool {
        (0..<part.height).allSatisfy { row in
            let mine = (top + row) * width + left
            return pixels[mine..<mine + part.width] == part.pixels[row * part.width..<(row + 1) * part.width]
        }
    }
}

/// What went wrong around a screen.
struct ScreenError: Error, CustomStringConvertible {
    let description: String
}

/// This process's environment without any display, plus `more`.
func environmentWithoutDisplay(plus more: [String: String] = [:]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in [
        "DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND", "GDK_SCALE", "GSK_RENDERER", "GTK_THEME",
        "DBUS_SESSION_BUS_ADDRESS",
    ] {
        environment[name] = nil
    }
    return environment.merging(more) { $1 }
}

/// A new folder under the temporary one, for its owner only.
func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
    )
    return folder
}
