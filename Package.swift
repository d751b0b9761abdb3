// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The window display, there while the package trait `GTK` is on (it is, unless a dependent turns it off).
let withGTK: TargetDependencyCondition? = .when(traits: ["GTK"])

/// The parser of the toolchain that runs this: a folder of modules and libraries beside its own.
let parserFolder: String? = {
    // A file of which nobody knows the length: String would read a page of it.
    let data = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() } ?? Data()
    let name = "/pm/ManifestAPI/libPackageDescription.so"
    guard let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first(where: { $0.hasSuffix(name) }),
        let start = line.firstIndex(of: "/")
    else { return nil }
    return line[start...].dropLast(name.count) + "/host"
}()

/// What OctantPort, and targets that import it, find the parser by.
let parserModules: [SwiftSetting] = parserFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
let parserLibraries: [LinkerSetting] =
    parserFolder.map { folder in
        [
            .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
            .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
        ]
    } ?? []

/// How the two largest modules are optimised, and the tool, which is built last: file by file on all cores, instead of
/// whole on one of them, which takes half as long again. What is called for every pixel or layer of a frame stands
/// below them, and is optimised whole. The driver warns that it ignores -num-threads, which SwiftPM passes.
let fileByFile: [SwiftSetting] = [
    .unsafeFlags(["-no-whole-module-optimization", "-enable-batch-mode"], .when(configuration: .release))
]

/// The toolchain's own LLD, which merges no texts: it links a program in less than half of the default linker's time,
/// and there are twenty of them.
let quickLinker: LinkerSetting = .unsafeFlags(["-use-ld=lld", "-Xlinker", "-O0"])

// What of OctantTesting needs displays of Octant's own.
#if os(Linux)
    let ownDisplays: [String] = []
#else
    let ownDisplays = ["Accessibility", "App", "Clipboard", "Display", "Export", "Time"]
#endif

/// What Octant is made of, bottom floor first: a room imports only from rooms above it in this list.
let rooms: [Target] = [
    // System libraries, each a Debian package.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CATK", pkgConfig: "atk-bridge-2.0", providers: [.apt(["libatk-bridge2.0-dev"])]),
    .systemLibrary(name: "CX11", pkgConfig: "xpresent", providers: [.apt(["libxpresent-dev"])]),
    .systemLibrary(name: "CWayland", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    // What libdispatch exports for loops that turn the main queue, and its public headers leave out.
    .systemLibrary(name: "CMainQueue"),
    // The hook by which Swift's runtime tells of code that runs on another thread than it belongs to.
    .systemLibrary(name: "CIsolation"),
    // What an installed Octant is linked by.
    .systemLibrary(name: "COctant"),
    // Functions that other libraries call, replaced by a test's.
    .systemLibrary(name: "CInterposition"),
    // What makes the compiler import OctantTestingSwiftUI.
    .systemLibrary(name: "COctantTesting"),
    // glibc's contexts, in calls that Swift can make.
    .systemLibrary(name: "CStack"),

    // Empty modules that the compiler asks for where Testing is imported beside the drop-in names.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),

    .target(name: "OctantBase", dependencies: ["COctant", "CIsolation", "CStack"]),
    .target(name: "ObjectiveC", dependencies: ["OctantBase"]),
    .target(name: "Combine", dependencies: ["ObjectiveC"]),
    .target(name: "os", dependencies: ["OctantBase"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "OctantImageFiles", dependencies: ["OctantBase", "CPNG", "CTurboJPEG"]),
    .target(name: "OctantRecordings", dependencies: ["OctantImageFiles"]),
    .target(
        name: "CoreGraphics", dependencies: ["OctantBase", "OctantImageFiles", "CCairo", "_Testing_CoreGraphics"]),
    .target(name: "CoreImage", dependencies: ["CoreGraphics", "_Testing_CoreImage"]),
    .target(name: "AudioToolbox", dependencies: ["CoreGraphics"]),
    .target(name: "CoreHaptics", dependencies: ["OctantBase"]),
    .target(name: "Accelerate", dependencies: ["CoreGraphics"]),
    .target(name: "CryptoKit", dependencies: ["OctantBase"]),
    .target(name: "CommonCrypto", dependencies: ["CryptoKit"]),
    .target(name: "CoreMotion", dependencies: ["OctantBase"]),
    .target(name: "OctantNetwork", dependencies: ["OctantBase"]),
    .target(name: "Network", dependencies: ["OctantNetwork"]),
    .target(name: "SystemConfiguration", dependencies: ["CoreGraphics", "OctantNetwork"]),
    .target(name: "OctantSymbols", dependencies: ["CoreGraphics"]),
    .target(name: "Symbols", dependencies: ["OctantBase"]),
    .target(name: "OctantSolver"),
    .target(name: "OctantLocalization"),
    .target(name: "TextLayout", dependencies: ["CPango", "CoreGraphics"]),
    .target(name: "ShapeRasterizer"),
    .target(name: "RenderServer", dependencies: ["ShapeRasterizer", "TextLayout"]),
    .target(name: "OctantDisplay", dependencies: ["OctantLocalization", "RenderServer"]),
    .target(name: "QuartzCore", dependencies: ["ObjectiveC", "RenderServer"]),
    .target(name: "CoreText", dependencies: ["QuartzCore"]),
    .target(
        name: "OctantGTK",
        dependencies: [
            "OctantDisplay", .target(name: "CGTK", condition: withGTK), .target(name: "CATK", condition: withGTK),
            .target(name: "CX11", condition: withGTK), .target(name: "CWayland", condition: withGTK),
            .target(name: "CMainQueue", condition: withGTK),
        ]),
    .target(
        name: "UIKit",
        dependencies: [
            "CoreImage", "OctantSolver", "OctantSymbols", "Symbols", "OctantLocalization", "CoreText", "OctantDisplay",
            "_Testing_UIKit",
            .target(name: "OctantGTK", condition: withGTK),
        ],
        swiftSettings: fileByFile,
        // Foundation's own ICU, for the rules of plural forms.
        linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "UserNotifications", dependencies: ["UIKit"]),
    // What XCTest lacks on Linux.
    .target(name: "XCTestActivities", dependencies: ["UIKit"]),
    // A program that the compiler starts: it needs no package of macros.
    .macro(name: "SwiftUIMacros"),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit", "SwiftUIMacros"], swiftSettings: fileByFile),
    .target(name: "Spinners", dependencies: ["SwiftUI"]),
    // On Apple's platforms it compiles against the system's frameworks.
    .target(name: "Octant", dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux]))]),
    .target(
        name: "OctantEmbed",
        dependencies: [
            "Octant", .target(name: "OctantGTK", condition: withGTK), .target(name: "CGTK", condition: withGTK),
        ],
        exclude: ["include"]),
    .target(name: "OctantExport", dependencies: ["OctantRecordings", "RenderServer"]),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "OctantRecordings"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["OctantBase"]),
    .target(name: "MobileCoreServices", dependencies: ["CoreGraphics", "UniformTypeIdentifiers"]),
    .target(name: "simd", dependencies: ["OctantBase"]),
    // On Apple's platforms it compiles against the system's frameworks.
    .target(
        name: "OctantTesting",
        dependencies: [
            "COctantTesting", "CInterposition",
            .target(name: "UIKit", condition: .when(platforms: [.linux])),
            .target(name: "OctantExport", condition: .when(platforms: [.linux])),
        ],
        exclude: ownDisplays),
    // The compiler imports it by itself where a file of a test imports OctantTesting and SwiftUI.
    .target(
        name: "OctantTestingSwiftUI",
        dependencies: ["OctantTesting", .target(name: "SwiftUI", condition: .when(platforms: [.linux]))]),
    .target(
        name: "OctantPort", dependencies: ["OctantBase"], swiftSettings: parserModules,
        linkerSettings: parserLibraries),
    .target(name: "OctantPackages", dependencies: ["OctantBase", "OctantPort"], swiftSettings: parserModules),
    .executableTarget(name: "OctantLauncher", dependencies: ["OctantPackages"], swiftSettings: parserModules),
    .executableTarget(
        name: "OctantTool", dependencies: ["OctantPackages", "SwiftUI", "Octant", "OctantExport", "Spinners"],
        swiftSettings: parserModules + fileByFile,
        // What previews load into it finds UIKit and the others in it.
        linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
]

/// Programs and views as a user would write them.
let examples: [Target] = [
    .target(name: "MoreSpinners", dependencies: ["SwiftUI"]),
    .target(name: "SpinningView", dependencies: ["UIKit"], resources: [.copy("SpinningView.storyboard")]),
    .executableTarget(name: "Hello", dependencies: ["UIKit"]),
    .executableTarget(
        name: "EmbedSwift", dependencies: ["OctantEmbed", .target(name: "CGTK", condition: withGTK)]),
].inFolder("Examples")

/// Swift's runtime and Foundation in the program itself, as `--static-swift-stdlib` puts them into one that is shipped
/// alone; with the archives that these need, which only modules compiled for it name.
let staticRuntime: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
            "-l_FoundationCollections", "-lBlocksRuntime", "-lstdc++",
        ], .when(configuration: .release))
]

/// What Benchmarks/run and its neighbours measure.
let benchmarks: [Target] = [
    .executableTarget(name: "UIKitBench", dependencies: ["UIKit"]),
    .executableTarget(name: "SampleBench", dependencies: ["RenderServer"]),
    .executableTarget(name: "ViewBench", dependencies: ["SwiftUI"]),
    .executableTarget(name: "ChainBench", dependencies: ["Combine"]),
    .executableTarget(name: "RecordingBench", dependencies: ["OctantRecordings"], linkerSettings: staticRuntime),
    .executableTarget(name: "SnapshotBench", dependencies: ["OctantTesting"]),
].inFolder("Benchmarks")

/// Tests mirror the rooms; beside them stands what they share, and the programs that they start.
let tests: [Target] = [
    .target(name: "TestSupport", dependencies: ["OctantExport"]),
    .target(name: "ViewSupport", dependencies: ["OctantTesting", "TestSupport"]),
    // iOS sources as they are written, in the language mode most of them are written in.
    .target(name: "SourceShapes", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "ViewShapes", dependencies: ["SwiftUI"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // What `octant build` makes of `@objc` classes, in both language modes.
    .target(name: "MethodShapes", dependencies: ["UIKit"]),
    .target(name: "OlderMethodShapes", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // What takes input from outside, and inputs for it: for the tests of each room, and for Scripts/fuzz.
    .target(
        name: "FuzzTargets", dependencies: ["OctantPort", "UIKit", "ImageIO", "TestSupport"],
        swiftSettings: parserModules),
    .executableTarget(name: "Fuzz", dependencies: ["FuzzTargets"], swiftSettings: parserModules),
    // What Scripts/soak runs: a long life, and a look at the memory.
    .systemLibrary(name: "CMalloc"),
    .executableTarget(name: "Soak", dependencies: ["CMalloc", "SwiftUI", "Octant", "TestSupport"]),
    .executableTarget(name: "WindowProbe", dependencies: ["OctantGTK", "TestSupport"]),
    .executableTarget(name: "SpeechProbe", dependencies: ["Octant"]),
    .executableTarget(name: "AppProbe", dependencies: ["SourceShapes", "SwiftUI", "UserNotifications"]),
    .executableTarget(
        name: "EmbedProbe", dependencies: ["OctantEmbed", "ViewSupport", .target(name: "CGTK", condition: withGTK)]),

    .testTarget(name: "OctantBaseTests", dependencies: ["TestSupport"]),
    .testTarget(name: "osTests", dependencies: ["OSLog", "TestSupport"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "TestSupport"]),
    .testTarget(name: "ObjectiveCTests", dependencies: ["TestSupport", "MethodShapes", "OlderMethodShapes"]),
    .testTarget(name: "OctantSymbolsTests", dependencies: ["OctantSymbols", "TestSupport"]),
    .testTarget(name: "OctantSolverTests", dependencies: ["OctantSolver", "TestSupport"]),
    .testTarget(name: "OctantLocalizationTests", dependencies: ["OctantLocalization"]),
    .testTarget(name: "OctantImageFilesTests", dependencies: ["FuzzTargets"], swiftSettings: parserModules),
    .testTarget(name: "OctantRecordingsTests", dependencies: ["OctantTesting", "TestSupport"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["FuzzTargets"], swiftSettings: parserModules),
    .testTarget(name: "TextLayoutTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ShapeRasterizerTests", dependencies: ["ShapeRasterizer"]),
    .testTarget(name: "RenderServerTests", dependencies: ["TestSupport"]),
    .testTarget(name: "OctantDisplayTests", dependencies: ["OctantTesting", "TestSupport"]),
    .testTarget(
        name: "QuartzCoreTests", dependencies: ["FuzzTargets", "OctantTesting"], swiftSettings: parserModules),
    .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "TestSupport"]),
    .testTarget(
        name: "UIKitTests", dependencies: ["SpinningView", "SourceShapes", "FuzzTargets", "ViewSupport"],
        exclude: ["Layout/Measured/README.md"], swiftSettings: parserModules),
    .testTarget(
        name: "SwiftUITests", dependencies: ["Spinners", "MoreSpinners", "ViewShapes", "ViewSupport"]),
    .testTarget(name: "OctantTests", dependencies: ["Octant", "SwiftUI", "SpinningView", "ViewSupport"]),
    .testTarget(
        name: "OctantGTKTests",
        dependencies: [
            "WindowProbe", "SpeechProbe", "AppProbe", "EmbedProbe", "EmbedSwift", "Soak", "ViewSupport",
            .target(name: "CGTK", condition: withGTK),
        ]),
    .testTarget(name: "OctantExportTests", dependencies: ["TestSupport"]),
    .testTarget(
        name: "ImageIOTests", dependencies: ["ImageIO", "FuzzTargets", "ViewSupport"], swiftSettings: parserModules),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "MobileCoreServicesTests", dependencies: ["MobileCoreServices"]),
    .testTarget(name: "simdTests", dependencies: ["simd"]),
    .testTarget(name: "AudioToolboxTests", dependencies: ["AudioToolbox"]),
    .testTarget(name: "CoreHapticsTests", dependencies: ["CoreHaptics"]),
    .testTarget(name: "CoreImageTests", dependencies: ["CoreImage"]),
    .testTarget(name: "AccelerateTests", dependencies: ["Accelerate"]),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"]),
    .testTarget(name: "CommonCryptoTests", dependencies: ["CommonCrypto"]),
    .testTarget(name: "CoreMotionTests", dependencies: ["CoreMotion"]),
    .testTarget(name: "OctantNetworkTests", dependencies: ["OctantNetwork"]),
    .testTarget(name: "NetworkTests", dependencies: ["Network"]),
    .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications", "OctantTesting"]),
    .testTarget(name: "SystemConfigurationTests", dependencies: ["SystemConfiguration"]),
    .testTarget(
        name: "OctantTestingTests", dependencies: ["OctantTestingSwiftUI", "TestSupport"],
        exclude: [
            "Snapshot/__Snapshots__", "Snapshot/Devices/__Snapshots__", "Snapshot/Text/__Snapshots__",
            "Time/__Snapshots__", "Tutorial/__Snapshots__",
        ]),
    .testTarget(name: "OctantPortTests", dependencies: ["OctantPort", "TestSupport"], swiftSettings: parserModules),
    .testTarget(
        name: "OctantPackagesTests", dependencies: ["OctantPackages", "TestSupport"], swiftSettings: parserModules),
    .testTarget(name: "OctantToolTests", dependencies: ["OctantTool", "ViewSupport"], swiftSettings: parserModules),
    .testTarget(name: "FuzzTests", dependencies: ["Fuzz", "OctantTool"], swiftSettings: parserModules),
].inFolder("Tests")

/// Shared libraries, there while OCTANT_LIBRARIES is set, as the Makefile sets it: they are for what is installed, and
/// to link them takes as long as five programs.
let sharedLibraries: [Product] =
    Context.environment["OCTANT_LIBRARIES"] == nil
    ? []
    : [
        // Views in other programs' GTK windows, for C (Sources/OctantEmbed/include).
        .library(name: "octant-embed", type: .dynamic, targets: ["OctantEmbed"]),
        // Every module in one, for `make install`.
        .library(
            name: "octant-modules", type: .dynamic,
            targets: [
                "SwiftUI", "Spinners", "OctantEmbed", "OctantTestingSwiftUI", "OSLog", "ImageIO", "Combine",
                "XCTestActivities",
                "MobileCoreServices", "simd", "AudioToolbox", "CoreHaptics", "Accelerate",
                "CommonCrypto", "CoreMotion", "Network", "SystemConfiguration", "UserNotifications",
            ]),
    ]

let package = Package(
    name: "octant",
    products: [
        .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
        .library(name: "simd", targets: ["simd"]),
        .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
        .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
        .library(name: "CoreImage", targets: ["CoreImage"]),
        .library(name: "Accelerate", targets: ["Accelerate"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
        .library(name: "CoreMotion", targets: ["CoreMotion"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "SystemConfiguration", targets: ["SystemConfiguration"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "Symbols", targets: ["Symbols"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Spinners", targets: ["Spinners"]),
        .library(name: "Octant", targets: ["Octant"]),
        .library(name: "OctantExport", targets: ["OctantExport"]),
        .library(name: "OctantTesting", targets: ["OctantTesting", "OctantTestingSwiftUI"]),
        .library(name: "OctantEmbed", targets: ["OctantEmbed"]),
        .executable(name: "octant", targets: ["OctantTool"]),
        // What is installed under the tool's name.
        .executable(name: "octant-launcher", targets: ["OctantLauncher"]),
        .executable(name: "hello-spinner", targets: ["Hello"]),
    ] + sharedLibraries,
    traits: [
        .trait(
            name: "GTK",
            description: "A window, by GTK 4. Without it Octant draws offscreen only, and needs no GTK."
        ),
        .default(enabledTraits: ["GTK"]),
    ],
    targets: rooms + examples + benchmarks + tests
)

// Swift 6 mode is these tools' default; a warning is an error everywhere.
for target in package.targets where target.type != .system {
    target.swiftSettings = [.treatAllWarnings(as: .error)] + (target.swiftSettings ?? [])
}

// Tests are built to be run once: they are not optimised with what they test, and file by file on all cores, or those
// of UIKit alone would take a quarter of an hour.
let quicklyBuilt = fileByFile + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
for target in tests where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + quicklyBuilt
}

// In programs only: flags for the linker that a library holds reach the programs of others.
for target in package.targets where [.executable, .test].contains(target.type) {
    target.linkerSettings = [quickLinker] + (target.linkerSettings ?? [])
}

extension [Target] {
    /// Returns the targets, each in the folder of its name in `folder`.
    func inFolder(_ folder: String) -> [Target] {
        for target in self { target.path = "\(folder)/\(target.name)" }
        return self
    }
}
