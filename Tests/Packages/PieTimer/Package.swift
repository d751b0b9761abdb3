// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "PieTimer",
    platforms: [.iOS(.v13)],
    products: [.library(name: "PieTimer", targets: ["PieTimer"])],
    targets: [
        .target(name: "PieTimer"),
        .testTarget(name: "PieTimerTests", dependencies: ["PieTimer"]),
    ]
)
