import Foundation

// The program, of Debian's package of that name.
private let program = "/usr/bin/chromium-headless-shell"
// Seconds after which a browser that has not answered is given up.
private let patience = 120.0
// Bytes that are read at once.
private let portion = 1 << 16

/// A page that a test opens, looks at and uses: Chromium without a window, by its protocol for tools.
package final class BrowserSession {
    /// What went wrong.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Something that the browser told.
    package struct Event {
        package let name: String
        package let details: [String: Any]
    }

    /// Whether there is one.
    package static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())
    private var unread: [UInt8] = []
    private var number = 0
    private var session: String?
    /// What the browser told about the page, beside answers.
    package private(set) var events: [Event] = []

    /// A browser that shows nothing yet, and keeps what it needs in `folder`.
    package init(folder: URL) throws {
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // It reads its third file and writes the fourth.
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null", program, "--no-sandbox",
            "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "--user-data-dir=\(folder.path)/profile",
        ]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])
        let answer = try call(
            "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
        session = answer["sessionId"] as? String
        for domain in ["Page", "Runtime", "Network", "Log", "Accessibility"] { try call("\(domain).enable") }
    }

    /// Ends the browser.
    package func close() {
        _ = try? call("Browser.close")
        process.terminate()
        process.waitUntilExit()
    }

    /// What the browser answers to `method`.
    @discardableResult
    package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try next()
            if answer["id"] as? Int == number {
                if let result = answer["result"] as? [String: Any] { return result }
                throw Failure(description: "\(method): \(answer["error"] ?? "no answer")")
            }
            keep(answer)
        }
    }

    private func keep(_ message: [String: Any]) {
        guard let name = message["method"] as? String else { return }
        events.append(Event(name: name, details: message["params"] as? [String: Any] ?? [:]))
    }

    /// Waits until the browser tells of an event called `name` with these `details`, besides others, after `action`.
    package func wait(for name: String, _ details: [String: String], after action: () throws -> Void) throws {
        let start = events.count
        try action()
        while !events[start...].contains(where: { event in
            event.name == name && details.allSatisfy { event.details[$0.key] as? String == $0.value }
        }) { keep(try next()) }
    }

    /// The next message of the browser's.
    private func next() throws -> [String: Any] {
        let file = output.fileHandleForReading.fileDescriptor
        while true {
            if let end = unread.firstIndex(of: 0) {
                let object = try JSONSerialization.jsonObject(with: Data(unread[..<end]))
                unread.removeSubrange(...end)
                return object as? [String: Any] ?? [:]
            }
            var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, Int32(patience * 1000)) > 0 else {
                throw Failure(description: "the browser has not answered within \(patience) s")
            }
            var buffer = [UInt8](repeating: 0, count: portion)
            let count = read(file, &buffer, portion)
            guard count > 0 else { throw Failure(description: "the browser has ended") }
            unread += buffer.prefix(count)
        }
    }

    // MARK: Using a page

    /// Opens `address`, and waits until it is there.
    package func open(_ address: String) throws {
        try call("Page.navigate", ["url": address])
        _ = try run("new Promise(done => document.readyState === 'complete' ? done() : addEventListener('load', done))")
    }

    /// Makes the page so many pixels wide and high.
    package func resize(width: Int, height: Int) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// Shows the page to a user who prefers these values of media features.
    package func prefer(_ features: [String: String]) throws {
        try call(
            "Emulation.setEmulatedMedia", ["features": features.map { ["name": $0.key, "value": $0.value] }])
    }

    /// The value of `script`, awaited, as what a user's click runs may do. Throws what it throws.
    @discardableResult
    package func run(_ script: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true])
        if let details = answer["exceptionDetails"] as? [String: Any] {
            let exception = details["exception"] as? [String: Any]
            throw Failure(description: exception?["description"] as? String ?? "\(details)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// The lines that `script` returns as an array of strings.
    package func lines(_ script: String) throws -> [String] {
        guard let lines = try run(script) as? [String] else {
            throw Failure(description: "no array of strings: \(script)")
        }
        return lines
    }

    /// Presses a key: `Tab`, `Escape`, `Enter`.
    package func press(_ key: String) throws {
        let codes = ["Tab": 9, "Enter": 13, "Escape": 27]
        var parameters: [String: Any] = [
            "type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": codes[key] ?? 0,
        ]
        if key == "Enter" { parameters["text"] = "\r" }
        try call("Input.dispatchKeyEvent", parameters)
        parameters["type"] = "keyUp"
        try call("Input.dispatchKeyEvent", parameters)
    }

    /// What is seen from the page's top left corner on, as the address of a PNG.
    package func picture(width: Int, height: Int) throws -> String {
        let answer = try call(
            "Page.captureScreenshot",
            ["format": "png", "clip": ["x": 0, "y": 0, "width": width, "height": height, "scale": 1]])
        return "data:image/png;base64,\(answer["data"] as? String ?? "")"
    }
}
