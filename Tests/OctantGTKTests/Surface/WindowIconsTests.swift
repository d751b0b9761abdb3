#if GTK
    import CoreGraphics
    import Foundation
    import OctantExport
    import TestSupport
    import Testing

    /// The icons of windows. One at a time: they wait for other programs.
    @Suite("Icons of windows", .serialized)
    struct WindowIconsTests {
        @Test("the icon of the program's catalogue is the window's on X11, in the sizes that desktops show")
        func icon() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            let set = "Assets.xcassets/AppIcon.appiconset"
            let bitmap = try #require(Bitmap(width: 256, height: 256))
            bitmap.withUnsafeMutableBytes { bytes in
                for offset in stride(from: 0, to: bytes.count, by: 4) {
                    bytes.storeBytes(of: 0xFF20_4060, toByteOffset: offset, as: UInt32.self)
                }
            }
            try program.write("\(set)/icon.png", Data(PNGEncoder().encode(bitmap)))
            try program.write(
                "\(set)/Contents.json",
                Data(#"{"images": [{"filename": "icon.png", "idiom": "universal", "size": "1024x1024"}]}"#.utf8))
            let process = try program.start(on: screen)
            defer { process.kill() }
            try process.expect("shown 320x240")
            let window = try screen.window(titled: "Manners")
            let numbers = try icon(of: window, on: screen)
            var (sides, at) = ([Int](), 0)
            while at + 2 < numbers.count {
                #expect(numbers[at] == numbers[at + 1])
                sides.append(numbers[at])
                at += 2 + numbers[at] * numbers[at + 1]
            }
            #expect(sides == [16, 32, 48, 64, 128] && at == numbers.count)
            #expect(numbers[2 + 16 * 8 + 8] == 0xFF20_4060)
        }

        /// The numbers of the window's icon, as soon as it has one.
        private func icon(of window: String, on screen: XScreen) throws -> [Int] {
            let deadline = Date(timeIntervalSinceNow: 10)
            repeat {
                let text = try screen.properties(["-id", window, "-notype", "32c", "_NET_WM_ICON"])
                let numbers = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
                // Those of the property's name, and of its format, are none.
                if text.contains("=") { return numbers }
            } while Date() < deadline
            throw ScreenError(description: "the window has no icon")
        }

        @Test("a program without an icon shows a window without one")
        func none() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            let process = try program.start(on: screen)
            defer { process.kill() }
            try process.expect("shown 320x240")
            let window = try screen.window(titled: "Manners")
            #expect(try screen.property("_NET_WM_ICON", of: window).contains("not found"))
        }
    }
#endif
