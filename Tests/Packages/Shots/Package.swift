// swift-tools-version:5.9
import PackageDescription

// What a library of snapshots is for those who use it: its types, and strategies of its own on Apple's systems.
let package = Package(
    name: "Shots",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
    targets: [.target(name: "SnapshotTesting")]
)
