import CoreGraphics

/// The heading of the file.
private let heading = "[Window]"
/// The longest file that is read, in bytes: more than one of ours has.
private let lengthLimit = 4096
/// The greatest number that is taken for a size or a place: what X11 has for a window.
private let numberLimit = 32767
/// Points of a window that lie on a monitor at the least, across and down, for its place to be kept.
private let seenLeast = 48

/// The size and the place of a window of the desktop, as they are kept from one start of a program to the next.
package struct WindowState: Sendable, Hashable {
    /// The place on the screen in pixels, with the window manager's frame; nil where the window system tells none.
    package struct Place: Sendable, Hashable {
        package var x: Int
        package var y: Int

        package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
    }

    /// A rectangle of a monitor, in pixels.
    package struct Area: Sendable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int

        package init(x: Int, y: Int, width: Int, height: Int) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    /// Points, of the window that is neither maximised nor full screen.
    package var width: Int
    package var height: Int
    package var isMaximized = false
    package var isFullScreen = false
    package var place: Place?

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    // MARK: As a file

    /// The state that `text`, a file, has; nil for one without a size, and for what is none.
    package init?(_ text: String) {
        guard text.utf8.count <= lengthLimit else { return nil }
        let lines = text.split(whereSeparator: \.isNewline)
        guard lines.first.map(String.init) == heading else { return nil }
        var values: [Substring: Substring] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { values[parts[0]] = parts[1] }
        }
        func number(_ key: Substring, _ range: ClosedRange<Int>) -> Int? {
            values[key].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
        }
        guard let width = number("Width", 1...numberLimit), let height = number("Height", 1...numberLimit) else {
            return nil
        }
        self.init(width: width, height: height)
        (isMaximized, isFullScreen) = (values["Maximized"] == "true", values["FullScreen"] == "true")
        if let x = number("X", -numberLimit...numberLimit), let y = number("Y", -numberLimit...numberLimit) {
            place = Place(x: x, y: y)
        }
    }

    /// The file's text.
    package var text: String {
        var lines = [heading, "Width=\(width)", "Height=\(height)"]
        if isMaximized { lines.append("Maximized=true") }
        if isFullScreen { lines.append("FullScreen=true") }
        if let place { lines += ["X=\(place.x)", "Y=\(place.y)"] }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: On the screen there is

    /// The state with a size that is within `limits`, and no larger than a monitor of `most` points.
    package func clamped(to limits: SurfaceLimits, monitor most: (width: Int, height: Int)) -> WindowState {
        var state = self
        let size = limits.clamp(
            CGSize(width: CGFloat(min(width, most.width)), height: CGFloat(min(height, most.height))))
        (state.width, state.height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
        return state
    }

    /// The place, where enough of the window's top is seen on one of `monitors`, at `scale` pixels a point.
    package func place(on monitors: [Area], scale: Int) -> Place? {
        guard let place else { return nil }
        let least = seenLeast * scale
        let isSeen = monitors.contains { area in
            let across = min(place.x + width * scale, area.x + area.width) - max(place.x, area.x)
            return across >= min(least, width * scale) && place.y >= area.y
                && place.y + least <= area.y + area.height
        }
        return isSeen ? place : nil
    }
}
