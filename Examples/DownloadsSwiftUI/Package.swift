// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "DownloadsSwiftUI",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(name: "DownloadsSwiftUI", resources: [.process("Resources")]),
        .testTarget(name: "DownloadsSwiftUITests", dependencies: ["DownloadsSwiftUI"]),
    ]
)
