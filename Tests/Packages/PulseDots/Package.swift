// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "PulseDots",
    platforms: [.iOS(.v16)],
    products: [.library(name: "PulseDots", targets: ["PulseDots"])],
    targets: [
        .target(name: "PulseDots"),
        .testTarget(name: "PulseDotsTests", dependencies: ["PulseDots"]),
    ]
)
