// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "CountBadge",
    platforms: [.iOS(.v17)],
    products: [.library(name: "CountBadge", targets: ["CountBadge"])],
    targets: [
        .target(name: "CountBadge"),
        .testTarget(name: "CountBadgeTests", dependencies: ["CountBadge"]),
    ]
)
