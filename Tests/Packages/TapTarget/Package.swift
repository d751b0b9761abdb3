// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "TapTarget",
    platforms: [.iOS(.v13)],
    products: [.library(name: "TapTarget", targets: ["TapTarget"])],
    targets: [
        .target(name: "TapTarget"),
        .testTarget(name: "TapTargetTests", dependencies: ["TapTarget"]),
    ]
)
