import CoreGraphics
import RenderServer
import TestSupport

/// Layers that soften what lies beneath them.
extension VectorScenes {
    static let backdrops: [VectorExample] = [
        VectorExample(
            name: "a blur of all that lies beneath, which moves",
            tree: Layers.tree(side, side, beneath + [soft(CGRect(x: 0, y: 0, width: 60, height: 60), 6)])),
        VectorExample(
            name: "a blur within an outline, and something above it",
            tree: Layers.tree(
                side, side,
                beneath + [
                    soft(CGRect(x: 12, y: 6, width: 36, height: 50), 4) {
                        ($0.cornerRadius, $0.cornerCurve) = (12, .continuous)
                    },
                    Layers.layer(CGRect(x: 20, y: 24, width: 20, height: 4), color: .black),
                ])),
        VectorExample(
            name: "a blur that turns and moves",
            tree: Layers.tree(
                side, side,
                beneath + [
                    soft(
                        CGRect(x: 10, y: 20, width: 40, height: 24), 5,
                        [
                            animation(.rotationZ, .scalar(0), .scalar(2 * .pi)),
                            animation(
                                .position, .point(CGPoint(x: 20, y: 20)), .point(CGPoint(x: 36, y: 40)), duration: 1
                            ) { timing, _ in timing.autoreverses = true },
                        ]
                    ) { $0.cornerRadius = 8 }
                ])),
        VectorExample(
            name: "a blur in a layer that turns, over a part of it",
            tree: Layers.tree(
                side, side,
                beneath + [
                    Layers.layer(
                        CGRect(x: 5, y: 5, width: 50, height: 50),
                        animations: [animation(.rotationZ, .scalar(0), .scalar(.pi))],
                        sublayers: [
                            Layers.layer(
                                CGRect(x: 5, y: 5, width: 20, height: 20), color: RGBA(r: 0.1, g: 0.6, b: 0.2)),
                            soft(CGRect(x: 10, y: 10, width: 30, height: 30), 3),
                            Layers.layer(CGRect(x: 30, y: 30, width: 15, height: 5), color: .black),
                        ])
                ])),
        VectorExample(
            name: "a blur over a blur, in what is clipped and fades",
            tree: Layers.tree(
                side, side,
                beneath + [
                    Layers.layer(
                        CGRect(x: 4, y: 4, width: 52, height: 52),
                        animations: [animation(.opacity, .scalar(1), .scalar(0.3))],
                        sublayers: [
                            Layers.layer(
                                CGRect(x: 0, y: 0, width: 30, height: 30), color: RGBA(r: 0.1, g: 0.6, b: 0.2)),
                            soft(CGRect(x: 20, y: 0, width: 32, height: 52), 2),
                            soft(CGRect(x: 0, y: 20, width: 52, height: 32), 5),
                        ]
                    ) { ($0.masksToBounds, $0.cornerRadius) = (true, 16) }
                ])),
        VectorExample(
            name: "a blur cut by a mask that turns",
            tree: Layers.tree(
                side, side,
                beneath + [
                    Layers.layer(
                        CGRect(x: 6, y: 6, width: 48, height: 48), color: RGBA(r: 1, g: 1, b: 1, a: 0.4),
                        mask: Layers.layer(
                            CGRect(x: 8, y: 8, width: 32, height: 32), color: .black,
                            animations: [animation(.rotationZ, .scalar(0), .scalar(.pi / 2))])
                    ) { $0.backdropBlur = 4 }
                ])),
        VectorExample(
            name: "a blur that flips in perspective",
            tree: Layers.tree(
                side, side,
                beneath + [
                    soft(
                        CGRect(x: 15, y: 15, width: 30, height: 30), 4,
                        [animation(.rotationY, .scalar(0), .scalar(.pi), function: .easeInEaseOut)]
                    ) { $0.transform.m34 = -1 / 60 }
                ])),
    ]

    /// What covers all, with a dot that moves.
    private static var beneath: [RenderLayer] {
        [
            Layers.layer(CGRect(x: 0, y: 0, width: 60, height: 60), color: RGBA(r: 0.95, g: 0.9, b: 0.6)),
            Layers.layer(CGRect(x: 0, y: 0, width: 25, height: 60), color: RGBA(r: 0, g: 0.48, b: 1)),
            Layers.layer(
                CGRect(x: 30, y: 10, width: 40, height: 16), color: RGBA(r: 0.9, g: 0.2, b: 0.1),
                animations: [
                    animation(.positionY, .scalar(10), .scalar(50), duration: 1) { timing, _ in
                        timing.autoreverses = true
                    }
                ]
            ) { $0.cornerRadius = 8 },
        ]
    }

    private static func soft(
        _ frame: CGRect, _ deviation: CGFloat, _ animations: [RenderAnimation] = [],
        _ change: (inout LayerProperties) -> Void = { _ in }
    ) -> RenderLayer {
        Layers.layer(frame, color: RGBA(r: 1, g: 1, b: 1, a: 0.3), animations: animations) {
            $0.backdropBlur = deviation
            change(&$0)
        }
    }
}
