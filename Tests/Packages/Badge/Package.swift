// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Badge",
    platforms: [.iOS(.v15)],
    dependencies: [.package(path: "../Ring")],
    targets: [
        .target(name: "Badge", dependencies: ["Ring"]),
        .executableTarget(name: "badges", dependencies: ["Badge"]),
    ]
)
