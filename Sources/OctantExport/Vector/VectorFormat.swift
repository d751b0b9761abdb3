package import CoreGraphics

/// The formats of vectors that move.
package enum VectorFormat: String, Sendable, CaseIterable {
    /// SVG that moves by CSS, and by SMIL.
    case svg, smil
    /// A fragment of HTML.
    case html
    case lottie

    /// The ending of its files' names, without the dot. That of SVG stands for the one that moves by CSS.
    package var ending: String {
        switch self {
        case .svg, .smil: "svg"
        case .html: "html"
        case .lottie: "json"
        }
    }

    /// What it is, in a few words.
    package var summary: String {
        switch self {
        case .svg: "vectors that move by CSS"
        case .smil: "SVG that moves by SMIL, for programs that know no CSS"
        case .html: "elements and keyframes of CSS, a fragment for a page"
        case .lottie: "vectors for players of Lottie"
        }
    }

    /// The file that shows `timeline` in a loop, on `background`. `name` is what ids and classes begin with.
    package func encode(
        _ timeline: VectorTimeline, name: String, background: RGBA?
    ) throws(VectorError) -> String {
        switch self {
        case .svg: try SVGEncoder(motion: .css, prefix: name, background: background).encode(timeline)
        case .smil: try SVGEncoder(motion: .smil, prefix: name, background: background).encode(timeline)
        case .html: try HTMLEncoder(prefix: name, background: background).encode(timeline)
        case .lottie: try LottieEncoder(background: background).encode(timeline)
        }
    }
}
