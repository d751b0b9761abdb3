// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Easing",
    platforms: [.iOS(.v13), .tvOS(.v13)],
    products: [.library(name: "Easing", targets: ["Easing"])],
    targets: [.target(name: "Easing")]
)
