package import OctantImageFiles

/// How a recording is written, beside what is seen in it. What a format has no use for does not count.
package struct AnimationOptions: Sendable {
    /// How often the file plays; 0 is for ever.
    package var plays = 0
    /// 1...100: how near to the frames the file is; nil for the nearest that the format can be.
    package var quality: Int?
    /// The colour behind what is neither opaque nor transparent, where a format has nothing in between.
    package var matte: RGBA?
    /// How colours that a palette lacks are made of those in it.
    package var dithering = Dithering.none
    /// Frames a second of formats that cannot let a frame stay longer.
    package var framesPerSecond = 30
    /// Whether a video is made as fast as its codec can, and so is larger.
    package var isQuick = false

    /// The defaults.
    package init() {}
}

/// How colours that a palette lacks are made of those in it.
package enum Dithering: String, Sendable, CaseIterable {
    /// The nearest colour.
    case none
    /// A pattern of the two nearest, the same in all frames.
    case ordered
    /// What a pixel is wrong by goes into its neighbours (Floyd and Steinberg): finer, and different in each frame.
    case diffusion
}
