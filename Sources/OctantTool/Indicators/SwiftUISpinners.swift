import Spinners
import SwiftUI

// Leads and periods, in seconds, are those in the spinners' own files: of springs, the time until they settle.

enum ArcSpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-arc"
    static let summary = "an arc that turns, with a tail that fades away (SwiftUI: trim, mask, rotation)"
    static let period = 1.0

    @MainActor static func makeSpinner() -> ArcSpinner { ArcSpinner() }
}

enum BlobSpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-blob"
    static let summary = "a drop that never comes to rest (SwiftUI: a Shape with animatableData)"
    static let period = 2.0

    @MainActor static func makeSpinner() -> BlobSpinner { BlobSpinner() }
}

enum DashesSpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-dashes"
    static let summary = "two rings of dashes that march against each other (SwiftUI: dash phase)"
    static let period = 0.8

    @MainActor static func makeSpinner() -> DashesSpinner { DashesSpinner() }
}

enum DotsSpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-dots"
    static let summary = "three dots that swell one after the other (SwiftUI: scale, opacity, delays)"
    static let lead = 0.36
    static let period = 1.1
    static let hasOwnAnimations = true

    @MainActor static func makeSpinner() -> DotsSpinner { DotsSpinner() }
}

enum FlipSpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-flip"
    static let summary = "a tile that turns over in space (SwiftUI: rotation3DEffect)"
    static let lead = 0.6
    static let period = 1.2
    static let hasOwnAnimations = true

    @MainActor static func makeSpinner() -> FlipSpinner { FlipSpinner() }
}

enum GlowSpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-glow"
    static let summary = "a ring that breathes and glows (SwiftUI: colour, line width, blur)"
    static let period = 2.2
    static let hasOwnAnimations = true

    @MainActor static func makeSpinner() -> GlowSpinner { GlowSpinner() }
}

enum InfinitySpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-infinity"
    static let summary = "a line that runs along a figure eight (SwiftUI: trim)"
    static let period = 1.6

    @MainActor static func makeSpinner() -> InfinitySpinner { InfinitySpinner() }
}

enum RippleSpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-ripple"
    static let summary = "rings that spread and fade (SwiftUI: scale, opacity, line width)"
    static let lead = 1.4
    static let period = 2.1
    static let hasOwnAnimations = true

    @MainActor static func makeSpinner() -> RippleSpinner { RippleSpinner() }
}

enum SpokesSpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-spokes"
    static let summary = "eight spokes around which a light goes (SwiftUI: a view with animatableData)"
    static let period = 1.0

    @MainActor static func makeSpinner() -> SpokesSpinner { SpokesSpinner() }
}

enum TilesSpinnerExhibit: SwiftUISpinner {
    static let name = "swiftui-tiles"
    static let summary = "four tiles that swing through half a turn (SwiftUI: a spring, again and again)"
    static let period = Spring.bouncy(duration: 0.8, extraBounce: 0.1).settlingDuration

    @MainActor static func makeSpinner() -> TilesSpinner { TilesSpinner() }
}
