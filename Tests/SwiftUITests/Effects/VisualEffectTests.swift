import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Looks that depend on a view's place")
@MainActor
struct VisualEffectTests {
    private func appearance(_ effect: some VisualEffect) -> RenderAttributes {
        var appearance = RenderAttributes(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        _VisualEffectPart.apply(effect._parts, to: &appearance)
        return appearance
    }

    @Test("an effect follows the view while it scrolls, and layout does not see it")
    func scrolling() throws {
        let diary = Diary()
        let hosted = HostedView(
            ScrollView {
                VStack(spacing: 0) {
                    Block(name: "a", size: CGSize(width: 20, height: 100))
                    Block(name: "b", size: CGSize(width: 20, height: 300))
                        .visualEffect { content, proxy in
                            content.offset(x: proxy.frame(in: .scrollView).minY / 2)
                                .opacity(proxy.frame(in: .scrollView).minY / 200)
                        }
                        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { value in
                            diary.note("\(value)")
                        }
                }
            })
        hosted.turn()
        let block = try #require(hosted.host.blocks.first { $0.name == "b" })
        let view = try #require(hosted.host.first(UIScrollView.self))
        #expect(block.superview?.alpha == 0.5 && block.convert(block.bounds, to: nil).minX == 190)
        view.contentOffset.y = 60
        hosted.turn()
        #expect(abs((block.superview?.alpha ?? 0) - 0.2) < 0.001 && block.convert(block.bounds, to: nil).minX == 160)
        #expect(diary.take() == ["140.0"])
    }

    @Test("several motions about anchors of their own come one after the other")
    func motions() {
        let one = appearance(EmptyVisualEffect().rotationEffect(.degrees(90), anchor: .topLeading))
        #expect(one.motion.rotation == Double.pi / 2 && one.motion.anchor == .topLeading)
        let several = appearance(EmptyVisualEffect().scaleEffect(2, anchor: .bottomTrailing).offset(x: 5, y: 7))
        let transform = CATransform3DGetAffineTransform(several.motion.transform(size: CGSize(width: 100, height: 50)))
        // The corner has moved by the view's size from its lower right, and then by the offset.
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: -95, y: -43))
        #expect(CGPoint(x: 100, y: 50).applying(transform) == CGPoint(x: 105, y: 57))
    }

    @Test("opacities multiply, blurs add up as bell curves do, and colours are changed in order")
    func parts() {
        let both = appearance(EmptyVisualEffect().opacity(0.5).blur(radius: 3).blur(radius: 4).opacity(0.5))
        #expect(both.opacity == 0.25 && abs(both.blur - 5) < 0.001)
        let colors = appearance(EmptyVisualEffect().brightness(0.5).contrast(2)).colorFilter
        let matrix = colors?.matrix ?? []
        // (c + 0.5) * 2 - 0.5.
        #expect(matrix.count == 20 && matrix[0] == 2 && matrix[4] == 0.5 && matrix[18] == 1)
        #expect(
            appearance(EmptyVisualEffect()) == RenderAttributes(frame: CGRect(x: 10, y: 20, width: 100, height: 50)))
        #expect(appearance(EmptyVisualEffect().offset(x: .nan)).motion == RenderMotion())
    }
}
