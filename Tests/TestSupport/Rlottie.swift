import Foundation

/// A player of Lottie that is not ours: Samsung's rlottie (Debian's librlottie0-1), called from Debian's Python.
package enum Rlottie {
    private static let library = "librlottie.so.0-1"

    /// Whether there is one.
    package static var isInstalled: Bool {
        (try? Pillow.run("import ctypes; ctypes.CDLL('\(library)')")) != nil
    }

    /// What it draws of `animation` on white, in `width` by `height` pixels, at these frames, each as opaque pixels
    /// from the top left, 0xAARRGGBB.
    package static func frames(
        _ frames: [Int], of animation: String, width: Int, height: Int
    ) throws -> [[UInt32]] {
        let script = """
            import ctypes, sys
            library = ctypes.CDLL("\(library)")
            library.lottie_animation_from_data.restype = ctypes.c_void_p
            library.lottie_animation_from_data.argtypes = [ctypes.c_char_p] * 3
            library.lottie_animation_render.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p] + [
                ctypes.c_size_t] * 3
            width, height = int(sys.argv[2]), int(sys.argv[3])
            animation = library.lottie_animation_from_data(open(sys.argv[1], "rb").read(), sys.argv[1].encode(), b"")
            assert animation, "rlottie cannot read it"
            for frame in sys.argv[4:]:
                pixels = (ctypes.c_uint32 * (width * height))()
                library.lottie_animation_render(animation, int(frame), ctypes.byref(pixels), width, height, width * 4)
                print(*pixels)
            """
        return try Pillow.withFile([UInt8](animation.utf8), ending: "json") { file in
            try Pillow.run(script, [file, "\(width)", "\(height)"] + frames.map { "\($0)" })
        }.split(separator: "\n").map { $0.split(separator: " ").compactMap { UInt32($0) }.map(onWhite) }
    }

    /// The premultiplied `pixel`, laid on white: where there are mattes rlottie leaves a 255th of the ground to be
    /// seen.
    private static func onWhite(_ pixel: UInt32) -> UInt32 {
        let rest = 255 - (pixel >> 24)
        return 0xFF00_0000 | [0, 8, 16].reduce(0) { $0 | min((pixel >> $1 & 255) + rest, 255) << $1 }
    }
}
