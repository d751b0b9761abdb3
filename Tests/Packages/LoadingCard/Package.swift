// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "LoadingCard",
    platforms: [.iOS(.v15)],
    products: [.library(name: "LoadingCard", targets: ["LoadingCard"])],
    dependencies: [.package(path: "../Shots")],
    targets: [
        .target(name: "LoadingCard"),
        .testTarget(
            name: "LoadingCardTests",
            dependencies: ["LoadingCard", .product(name: "SnapshotTesting", package: "Shots")],
            exclude: ["__Snapshots__"]),
    ]
)
