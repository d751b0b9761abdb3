import OctantBase
import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

@Suite("Stacks on screen") @MainActor struct ShownStacksTests {
    /// Where the views of a hosted's interface stand, from back to front.
    private func frames(_ hosted: HostedView<some View>) -> [CGRect] { hosted.host.subviews.map(\.frame) }

    @Test("colours with least widths and heights share a stack of 300 points")
    func colors() {
        let two = HostedView(
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(minWidth: 200)
            })
        #expect(
            frames(two) == [
                CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 100, y: 0, width: 200, height: 200),
            ])
        let three = HostedView(
            VStack(spacing: 0) {
                Color.red
                Color.green.frame(minHeight: 150)
                Color.blue.frame(minHeight: 100)
            }, size: CGSize(width: 20, height: 300))
        #expect(frames(three).map(\.minY) == [0, 50, 200] && frames(three).map(\.height) == [50, 150, 100])
    }

    @Test("plain layouts are laid out without a word")
    func silence() {
        let lines = Locked<[String]>([])
        let views: [AnyView] = [
            AnyView(
                HStack(spacing: 0) {
                    Color.red
                    Color.blue.frame(minWidth: 200)
                }),
            AnyView(
                HStack {
                    VStack {
                        Color.red.frame(minHeight: 20)
                        Text("words").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                    }
                    ZStack(alignment: .topLeading) {
                        Color.green
                        Circle().padding().frame(minWidth: 10, minHeight: 10)
                    }
                    .background(Color.blue)
                    Spacer()
                    Divider()
                }),
            AnyView(ScrollView { VStack { ForEach(0..<3) { _ in Color.red.frame(minHeight: 10) } } }),
            AnyView(ScrollView(.horizontal) { HStack { Color.red.frame(minWidth: 10).overlay(Color.blue) } }),
            AnyView(GeometryReader { _ in HStack(alignment: .firstTextBaseline) { Color.red.frame(minWidth: 5) } }),
            AnyView(Color.red.frame(minWidth: 10, maxWidth: .infinity).aspectRatio(2, contentMode: .fit).fixedSize()),
        ]
        Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            for view in views {
                let hosted = HostedView(view)
                _ = hosted.host.intrinsicContentSize
                _ = hosted.host.sizeThatFits(CGSize(width: CGFloat.infinity, height: 20))
                _ = hosted.host.sizeThatFits(CGSize(width: 20, height: CGFloat.infinity))
            }
        }
        #expect(lines.withLock(\.self) == [])
    }
}
