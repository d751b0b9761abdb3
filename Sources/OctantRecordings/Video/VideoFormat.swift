/// What ffmpeg is told to make.
struct VideoFormat: Sendable {
    /// The name in messages.
    let name: String
    /// Whether it has opacity.
    let hasOpacity: Bool
    /// The options for the codec and the file.
    let options: [String]
    /// Those besides for one that is made fast.
    let quickOptions: [String]
    /// What the codec calls its quality, from nearest to farthest, and what it is where none is asked for.
    let (nearest, farthest, usual): (Int, Int, Int)

    /// H.264 in an MP4 file: sides are even, colours have a quarter of the places. What begins to play at once has its
    /// table in front.
    static let mp4 = VideoFormat(
        name: "MP4", hasOpacity: false,
        options: [
            "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-c:v", "libx264", "-pix_fmt", "yuv420p",
            "-movflags", "+faststart", "-f", "mp4",
        ], quickOptions: ["-preset", "veryfast", "-threads", "1"], nearest: 1, farthest: 51, usual: 16)

    /// VP9 in a WebM file, with opacity, for which it may not look ahead.
    static let webm = VideoFormat(
        name: "WebM", hasOpacity: true,
        options: [
            "-c:v", "libvpx-vp9", "-pix_fmt", "yuva420p", "-auto-alt-ref", "0", "-b:v", "0", "-deadline", "good",
            "-cpu-used", "2", "-row-mt", "1", "-f", "webm",
        ], quickOptions: ["-deadline", "realtime", "-cpu-used", "8", "-threads", "1"], nearest: 4, farthest: 63,
        usual: 20)

    private init(
        name: String, hasOpacity: Bool, options: [String], quickOptions: [String], nearest: Int, farthest: Int,
        usual: Int
    ) {
        (self.name, self.hasOpacity, self.options, self.quickOptions) = (name, hasOpacity, options, quickOptions)
        (self.nearest, self.farthest, self.usual) = (nearest, farthest, usual)
    }

    /// The codec's number for a `quality` of 1...100.
    func factor(_ quality: Int?) -> Int {
        quality.map { farthest - (farthest - nearest) * min(max($0, 1), 100) / 100 } ?? usual
    }
}
