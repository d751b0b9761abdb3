// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: Swift 6 mode (the default of these tools), and a warning is an error.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The window display, present while the package trait `GTK` is on (it is, unless a dependent turns it off).
let withGTK: TargetDependencyCondition? = .when(traits: ["GTK"])

let package = Package(
    name: "octant",
    products: [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Octant", targets: ["Octant"]),
        .library(name: "OctantExport", targets: ["OctantExport"]),
        // Views in other programs' GTK windows: for Swift, and as one shared library for C (Sources/OctantEmbed/include).
        .library(name: "OctantEmbed", targets: ["OctantEmbed"]),
        .library(name: "octant-embed", type: .dynamic, targets: ["OctantEmbed"]),
        .executable(name: "octant", targets: ["OctantTool"]),
        .executable(name: "hello-spinner", targets: ["Hello"]),
        .library(name: "Spinners", targets: ["Spinners"]),
    ],
    traits: [
        .trait(
            name: "GTK",
            description: "A window, by GTK 4. Without it Octant draws offscreen only, and needs no GTK."
        ),
        .default(enabledTraits: ["GTK"]),
    ],
    targets: [
        // System libraries, each a Debian package.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CATK", pkgConfig: "atk-bridge-2.0", providers: [.apt(["libatk-bridge2.0-dev"])]),
        .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
        // What libdispatch exports for loops that turn the main queue, and its public headers leave out.
        .systemLibrary(name: "CMainQueue"),
        // The hook by which Swift's runtime tells of code that runs on another thread than it belongs to.
        .systemLibrary(name: "CIsolation"),
        // glibc's contexts, in calls that Swift can make.
        .systemLibrary(name: "CStack"),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),

        // Empty modules that the compiler asks for where Testing is imported beside the drop-in names.
        .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
        .target(name: "_Testing_UIKit", swiftSettings: strict),

        // The rooms, bottom floor first: a room imports only from rooms above it in this list.
        .target(
            name: "CoreGraphics",
            dependencies: ["CCairo", "CPNG", "CTurboJPEG", "CStack", "_Testing_CoreGraphics"],
            swiftSettings: strict),
        .target(name: "TextLayout", dependencies: ["CPango", "CoreGraphics"], swiftSettings: strict),
        .target(name: "RenderServer", dependencies: ["CoreGraphics", "TextLayout"], swiftSettings: strict),
        .target(
            name: "QuartzCore", dependencies: ["CIsolation", "CoreGraphics", "TextLayout", "RenderServer"],
            swiftSettings: strict),
        .target(
            name: "OctantGTK",
            dependencies: [
                "CoreGraphics", "RenderServer", .target(name: "CGTK", condition: withGTK),
                .target(name: "CATK", condition: withGTK), .target(name: "CX11", condition: withGTK),
                .target(name: "CMainQueue", condition: withGTK),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "UIKit",
            dependencies: [
                "CoreGraphics", "TextLayout", "RenderServer", "QuartzCore", "_Testing_UIKit",
                .target(name: "OctantGTK", condition: withGTK),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "SwiftUI",
            dependencies: ["CoreGraphics", "TextLayout", "RenderServer", "QuartzCore", "UIKit"],
            swiftSettings: strict),
        .target(
            name: "Octant",
            // On Apple's platforms it compiles against the system's frameworks.
            dependencies: [
                .target(name: "CoreGraphics", condition: .when(platforms: [.linux])),
                .target(name: "RenderServer", condition: .when(platforms: [.linux])),
                .target(name: "QuartzCore", condition: .when(platforms: [.linux])),
                .target(name: "UIKit", condition: .when(platforms: [.linux])),
            ],
            swiftSettings: strict),
        .target(
            name: "OctantEmbed",
            dependencies: [
                "CoreGraphics", "RenderServer", "UIKit", "Octant", .target(name: "OctantGTK", condition: withGTK),
            ],
            exclude: ["include"],
            swiftSettings: strict),
        .target(
            name: "OctantExport",
            dependencies: ["CoreGraphics", "RenderServer", "CPNG"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "OctantTool",
            dependencies: [
                "CoreGraphics", "RenderServer", "QuartzCore", "UIKit", "SwiftUI", "Octant", "OctantExport", "Spinners",
            ],
            swiftSettings: strict
        ),

        // Programs as a user would write them.
        .target(name: "Spinners", dependencies: ["SwiftUI"], path: "Examples/Spinners", swiftSettings: strict),
        .target(
            name: "SpinningView", dependencies: ["UIKit"], path: "Examples/SpinningView",
            resources: [.copy("SpinningView.storyboard")], swiftSettings: strict),
        .executableTarget(name: "Hello", dependencies: ["UIKit"], path: "Examples/Hello", swiftSettings: strict),
        .executableTarget(
            name: "EmbedSwift",
            dependencies: ["OctantEmbed", "UIKit", .target(name: "CGTK", condition: withGTK)],
            path: "Examples/EmbedSwift", swiftSettings: strict),

        // What Benchmarks/run measures.
        .executableTarget(
            name: "SpinnerBench",
            dependencies: ["CoreGraphics", "RenderServer", "OctantGTK", "UIKit"],
            path: "Benchmarks/SpinnerBench",
            swiftSettings: strict
        ),

        .executableTarget(
            name: "LayoutBench",
            dependencies: ["CoreGraphics", "RenderServer", "UIKit"],
            path: "Benchmarks/LayoutBench",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SampleBench",
            dependencies: ["CoreGraphics", "RenderServer"],
            path: "Benchmarks/SampleBench",
            swiftSettings: strict
        ),

        .executableTarget(
            name: "ViewBench",
            dependencies: ["CoreGraphics", "QuartzCore", "RenderServer", "SwiftUI", "UIKit"],
            path: "Benchmarks/ViewBench",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "ControlBench",
            dependencies: ["CoreGraphics", "QuartzCore", "RenderServer", "UIKit"],
            path: "Benchmarks/ControlBench",
            swiftSettings: strict
        ),

        // Tests mirror the rooms.
        .target(
            name: "TestSupport",
            dependencies: ["CoreGraphics", "TextLayout", "RenderServer", "OctantExport"],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .target(
            name: "ViewSupport",
            dependencies: ["CoreGraphics", "RenderServer", "QuartzCore", "UIKit"],
            path: "Tests/ViewSupport",
            swiftSettings: strict
        ),
        // What takes input from outside, and inputs for it: for the tests of each room, and for Scripts/fuzz.
        .target(
            name: "FuzzTargets",
            dependencies: ["CoreGraphics", "TextLayout", "RenderServer", "QuartzCore", "UIKit", "TestSupport"],
            path: "Tests/FuzzTargets",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Fuzz",
            dependencies: ["FuzzTargets", "OctantGTK", "UIKit"],
            path: "Tests/Fuzz",
            swiftSettings: strict
        ),
        .testTarget(name: "FuzzTests", dependencies: ["Fuzz", "FuzzTargets", "OctantTool"], swiftSettings: strict),
        .testTarget(
            name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "FuzzTargets", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "RenderServerTests", dependencies: ["RenderServer", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "TextLayout", "FuzzTargets", "TestSupport"],
            swiftSettings: strict),
        // iOS sources as they are written, in the language mode most of them are written in.
        .target(
            name: "SourceShapes",
            dependencies: ["UIKit"],
            path: "Tests/SourceShapes",
            swiftSettings: strict + [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "SpinningView", "SourceShapes", "FuzzTargets", "TestSupport", "ViewSupport"],
            swiftSettings: strict),
        .target(
            name: "ViewShapes", dependencies: ["SwiftUI"], path: "Tests/ViewShapes",
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SwiftUITests", dependencies: ["SwiftUI", "Spinners", "ViewShapes", "TestSupport", "ViewSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "OctantTests", dependencies: ["Octant", "SwiftUI", "SpinningView", "TestSupport", "ViewSupport"],
            swiftSettings: strict),
        .executableTarget(
            name: "WindowProbe",
            dependencies: ["OctantGTK", "RenderServer", "TestSupport"],
            path: "Tests/WindowProbe",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SpeechProbe", dependencies: ["Octant", "UIKit"], path: "Tests/SpeechProbe", swiftSettings: strict),
        .executableTarget(
            name: "SettingsProbe", dependencies: ["UIKit"], path: "Tests/SettingsProbe", swiftSettings: strict),
        .executableTarget(
            name: "StillProbe", dependencies: ["SwiftUI", "UIKit"], path: "Tests/StillProbe", swiftSettings: strict),
        .executableTarget(
            name: "ThreadProbe", dependencies: ["SourceShapes", "UIKit"], path: "Tests/ThreadProbe",
            swiftSettings: strict),
        // What Scripts/soak runs: a long life, and a look at the memory.
        .systemLibrary(name: "CMalloc", path: "Tests/CMalloc"),
        .executableTarget(
            name: "Soak",
            dependencies: [
                "CMalloc", "CoreGraphics", "RenderServer", "QuartzCore", "OctantGTK", "UIKit", "SwiftUI", "Octant",
                "TestSupport",
            ],
            path: "Tests/Soak",
            swiftSettings: strict
        ),
        .testTarget(
            name: "OctantGTKTests",
            dependencies: [
                "OctantGTK", "OctantEmbed", "RenderServer", "UIKit", "TestSupport", "ViewSupport", "WindowProbe",
                "SpeechProbe", "SettingsProbe", "StillProbe", "ThreadProbe", "EmbedProbe", "EmbedSwift", "Soak",
                .target(name: "CGTK", condition: withGTK),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "EmbedProbe",
            dependencies: [
                "OctantEmbed", "RenderServer", "UIKit", "TestSupport", "ViewSupport",
                .target(name: "CGTK", condition: withGTK),
            ],
            path: "Tests/EmbedProbe",
            swiftSettings: strict
        ),
        .testTarget(name: "OctantExportTests", dependencies: ["OctantExport", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "OctantToolTests",
            dependencies: ["OctantTool", "Octant", "Spinners", "SwiftUI", "TestSupport", "ViewSupport"],
            swiftSettings: strict),
    ]
)
