import Foundation

/// A Wayland compositor without hardware (weston), which can be photographed.
final class WaylandScreen: Screen {
    private let server: LineProcess
    private let folder: URL
    let environment: [String: String]

    init(width: Int = 800, height: Int = 600, scale: Int = 1) throws {
        folder = try makeFolder()
        let environment = environmentWithoutDisplay(
            plus: [
                "XDG_RUNTIME_DIR": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.path,
                "WAYLAND_DISPLAY": "octant", "GDK_BACKEND": "wayland",
            ]
        )
        // --debug permits screenshots.
        server = try LineProcess(
            "/usr/bin/weston",
            [
                "--backend=headless-backend.so", "--use-pixman", "--no-config", "--socket=octant", "--idle-time=0",
                "--debug", "--width=\(width)", "--height=\(height)", "--scale=\(scale)",
            ],
            environment: environment.filter { $0.key != "WAYLAND_DISPLAY" && $0.key != "GDK_BACKEND" },
            readsError: true
        )
        self.environment = environment
        // The socket is there before the shell's own program is started.
        try server.first(within: 20) { $0.contains("launching") ? () : nil }
    }

    deinit {
        server.kill()
        try? FileManager.default.removeItem(at: folder)
    }

    func image() throws -> Snapshot {
        let script = """
            import glob, os, subprocess, sys
            from PIL import Image
            os.chdir(sys.argv[1])
            subprocess.run(["weston-screenshooter"], check=True, stdout=subprocess.DEVNULL)
            name = glob.glob("wayland-screenshot*.png")[0]
            image = Image.open(name).convert("RGBA")
            os.remove(name)
            open("pixels", "wb").write(image.tobytes("raw", "BGRA"))
            print(image.width, image.height)
            """
        let photographer = try LineProcess(
            "/usr/bin/python3",
            ["-c", script, folder.path],
            environment: environment
        )
        let text = try photographer.first(within: 20) { $0.split(separator: " ") }
        try photographer.finish(within: 10)
        let data = try Data(contentsOf: folder.appendingPathComponent("pixels"))
        guard text.count == 2, let width = Int(text[0]), let height = Int(text[1]), data.count == width * height * 4
        else { throw ScreenError(description: "no screenshot") }
        return Snapshot(width: width, height: height, data: data, start: 0, bytesPerRow: width * 4)
    }

    func kill() {
        server.kill()
    }
}
