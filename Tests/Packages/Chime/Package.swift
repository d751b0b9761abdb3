// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Chime",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Chime", targets: ["Chime"])],
    targets: [
        .target(name: "Chime"),
        .testTarget(name: "ChimeTests", dependencies: ["Chime"]),
    ]
)
