// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Downloads",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    targets: [
        .executableTarget(name: "Downloads", resources: [.process("Resources")]),
        .testTarget(name: "DownloadsTests", dependencies: ["Downloads"]),
    ]
)
