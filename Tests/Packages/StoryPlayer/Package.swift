// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "StoryPlayer",
    platforms: [.iOS(.v13)],
    products: [.library(name: "StoryPlayer", targets: ["StoryPlayer"])],
    targets: [
        .target(name: "StoryPlayer"),
        .testTarget(name: "StoryPlayerTests", dependencies: ["StoryPlayer"]),
    ]
)
