// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "MarqueeLabel",
    platforms: [.iOS(.v13)],
    products: [.library(name: "MarqueeLabel", targets: ["MarqueeLabel"])],
    targets: [
        .target(name: "MarqueeLabel"),
        .testTarget(name: "MarqueeLabelTests", dependencies: ["MarqueeLabel"]),
    ]
)
