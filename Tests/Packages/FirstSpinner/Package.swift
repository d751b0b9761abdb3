// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "FirstSpinner",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "FirstSpinner")]
)
