// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Lamp",
    defaultLocalization: "en",
    platforms: [.iOS(.v14)],
    products: [.library(name: "Lamp", targets: ["Lamp"])],
    targets: [
        .target(name: "Lamp", resources: [.process("Resources")]),
        .executableTarget(name: "LampDemo", dependencies: ["Lamp"]),
        .testTarget(name: "LampTests", dependencies: ["Lamp"]),
    ]
)
