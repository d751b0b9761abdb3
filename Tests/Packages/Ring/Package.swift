// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Ring",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Ring", targets: ["Ring"])],
    targets: [
        .target(name: "Ring"),
        .testTarget(name: "RingTests", dependencies: ["Ring"]),
    ]
)
