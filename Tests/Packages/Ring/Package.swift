// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Ring",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Ring", targets: ["Ring"])],
    targets: [
        .target(name: "RingMath"),
        .target(name: "Ring", dependencies: ["RingMath"]),
        .testTarget(name: "RingTests", dependencies: ["Ring"]),
    ]
)
