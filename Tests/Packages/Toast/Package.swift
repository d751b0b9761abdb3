// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Toast",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Toast", targets: ["Toast"])],
    dependencies: [.package(path: "../Easing")],
    targets: [
        .target(name: "Toast", dependencies: ["Easing"]),
        .testTarget(name: "ToastTests", dependencies: ["Toast"]),
    ]
)
