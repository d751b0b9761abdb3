package import CoreGraphics
import Foundation
import OctantExport

// The program, of Debian's package of that name.
private let program = "/usr/bin/chromium-headless-shell"
// Pictures side by side.
private let columns = 4
// Seconds after which a browser that has not ended is given up.
private let patience = 120.0

/// A browser that is not ours: Chromium without a window.
package enum Browser {
    /// What went wrong.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Whether there is one.
    package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

    /// What it shows of `document`, a fragment of HTML or an SVG file, on white, at `times`, in seconds after all its
    /// animations began.
    package static func pictures(of document: String, size: CGSize, at times: [Double]) throws -> [Bitmap] {
        let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
        let rows = (times.count + columns - 1) / columns
        let page = page(document, width: width, height: height, times)
        return try withTemporaryFolder { folder in
            let (file, picture) = (folder.appending(path: "page.html"), folder.appending(path: "page.png"))
            try Data(page.utf8).write(to: file)
            try run([
                "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=1000",
                "--user-data-dir=\(folder.path)/profile", "--window-size=\(columns * width),\(rows * height)",
                "--screenshot=\(picture.path)", "file://\(file.path)",
            ])
            let whole = try PNGDecoder().decodeBitmap([UInt8](Data(contentsOf: picture)))
            return try times.indices.map { index in
                let (x, y) = (index % columns * width, index / columns * height)
                guard let part = whole.cropped(x: x, y: y, width: width, height: height) else {
                    throw Failure(description: "the browser's picture is too small")
                }
                return part
            }
        }
    }

    /// A page with the document once for each time, whose animations are all stopped there.
    private static func page(_ document: String, width: Int, height: Int, _ times: [Double]) -> String {
        let inner =
            "<!doctype html><style>body{margin:0}body>svg{display:block}</style>\(document)"
            .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
        var frames = ""
        for index in times.indices {
            frames += "<iframe style='position:absolute;border:0;left:\(index % columns * width)px;"
            frames +=
                "top:\(index / columns * height)px;width:\(width)px;height:\(height)px' srcdoc=\"\(inner)\"></iframe>"
        }
        let list = times.map { "\($0)" }.joined(separator: ",")
        return """
            <!doctype html><meta charset=utf-8><style>body{margin:0;background:#fff}</style>\(frames)
            <script>
            onload = () => [\(list)].forEach((time, index) => {
                const inner = frames[index].document;
                // What each element shows then is made its own: pictures are taken without the compositor's motions.
                const animations = inner.getAnimations();
                for (const animation of animations) {
                    animation.pause();
                    animation.currentTime = time * 1000;
                }
                for (const animation of animations) animation.commitStyles();
                for (const animation of animations) animation.cancel();
                for (const root of inner.querySelectorAll("svg")) {
                    root.pauseAnimations();
                    root.setCurrentTime(time);
                }
            });
            </script>
            """
    }

    private static func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        if process.isRunning, end.wait(timeout: .now() + patience) == .timedOut {
            process.terminate()
            throw Failure(description: "the browser has not ended after \(patience) s")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "the browser ended with \(process.terminationStatus)")
        }
    }
}
