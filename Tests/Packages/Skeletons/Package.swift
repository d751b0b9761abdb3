// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Skeletons",
    platforms: [.iOS(.v11)],
    products: [.library(name: "Skeletons", targets: ["Skeletons"])],
    targets: [
        .target(name: "Skeletons"),
        .testTarget(name: "SkeletonsTests", dependencies: ["Skeletons"]),
    ]
)
