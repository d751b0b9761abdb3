// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Timer",
    platforms: [.iOS(.v17)],
    targets: [
        .executableTarget(name: "TimerApp"),
        .testTarget(name: "TimerTests", dependencies: ["TimerApp"]),
    ]
)
