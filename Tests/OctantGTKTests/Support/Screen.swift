import CoreGraphics
import Foundation
import RenderServer

/// A display server of our own that a test shows windows on and captures.
protocol Screen {
    /// What a program needs in its environment to find it.
    var environment: [String: String] { get }
    /// What the screen shows now.
    func image() throws -> Snapshot
    /// Ends the server as a crash would.
    func kill()
}

extension Screen {
    /// Whether `part` comes to be seen in `seconds`, each channel of each pixel within `tolerance` of 255.
    func shows(_ part: Snapshot, within seconds: Double, tolerance: Int = 0) throws -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        repeat {
            if try image().position(of: part, tolerance: tolerance) != nil { return true }
        } while Date() < deadline
        return false
    }
}

/// Pixels of a screen, without alpha.
struct Snapshot {
    let width: Int, height: Int
    /// 0x00RRGGBB, row by row from the top.
    var pixels: [UInt32]

    /// Rows of little-endian words, the first at `start`.
    init(width: Int, height: Int, data: Data, start: Int, bytesPerRow: Int) {
        (self.width, self.height) = (width, height)
        pixels = data.withUnsafeBytes { bytes in
            (0..<height).flatMap { row in
                let first = start + row * bytesPerRow
                return bytes[first..<first + width * 4].withMemoryRebound(to: UInt32.self) { text in
                    text.map { UInt32(littleEndian: $0) & 0xFF_FFFF }
                }
            }
        }
    }

    /// The image of `bitmap` over black.
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

    /// The position where `part` first occurs, each channel of each pixel within `tolerance` of 255; nil when nowhere.
    func position(of part: Snapshot, tolerance: Int = 0) -> (x: Int, y: Int)? {
        guard part.width <= width, part.height <= height else { return nil }
        // A pixel unlike the first one is compared before all others. Most positions on a plain background are ruled
        // out by it at once: a search through whole images takes longer than a test waits.
        let telling = part.pixels.firstIndex { $0 != part.pixels.first } ?? 0
        let (across, down) = (telling % part.width, telling / part.width)
        for top in 0...(height - part.height) {
            for left in 0...(width - part.width) {
                let seen = pixels[(top + down) * width + left + across]
                guard Self.isNear(seen, part.pixels[telling], tolerance) else { continue }
                if matches(part, left, top, tolerance) { return (left, top) }
            }
        }
        return nil
    }

    private func matches(_ part: Snapshot, _ left: Int, _ top: Int, _ tolerance: Int) -> Bool {
        (0..<part.height).allSatisfy { row in
            let mine = pixels[(top + row) * width + left..<(top + row) * width + left + part.width]
            let other = part.pixels[row * part.width..<(row + 1) * part.width]
            if tolerance == 0 { return mine == other }
            return zip(mine, other).allSatisfy { Self.isNear($0, $1, tolerance) }
        }
    }

    /// Whether each channel of one pixel is within `tolerance` of the other's.
    private static func isNear(_ one: UInt32, _ other: UInt32, _ tolerance: Int) -> Bool {
        one == other
            || [UInt32(0), 8, 16].allSatisfy { shift in
                abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= tolerance
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
