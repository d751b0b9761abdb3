import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Progress views in a button's label")
@MainActor
struct ProgressInButtonTests {
    private func color<V: View>(_ view: V) throws -> UIColor {
        let hosted = HostedView(view)
        let color = try #require(hosted.host.first(UIActivityIndicatorView.self)?.color)
        hosted.leave()
        return color.resolvedColor(with: hosted.window.traitCollection)
    }

    private func same(_ a: UIColor, _ b: UIColor) -> Bool {
        a.cgColor.rgba == b.resolvedColor(with: UITraitCollection.current).cgColor.rgba
    }

    private func plain(_ color: Color) -> UIColor { color.uiColor(in: EnvironmentValues()) }

    @Test("a spinner has the label's colour, whatever tint the button has")
    func untinted() throws {
        #expect(
            same(
                try color(
                    Button {
                    } label: {
                        ProgressView()
                    }.buttonStyle(.borderedProminent)), .white))
        let red = Button {
        } label: {
            ProgressView()
        }.buttonStyle(.borderedProminent).tint(.red)
        #expect(same(try color(red), .white))
        let text = Button {
        } label: {
            HStack {
                ProgressView(); Text("Save")
            }
        }.buttonStyle(.borderless)
        #expect(same(try color(text), .systemBlue))
        let own = Button {
        } label: {
            ProgressView().foregroundStyle(.green)
        }.buttonStyle(.borderedProminent)
        #expect(same(try color(own), plain(.green)))
    }

    @Test("one that is tinted keeps its tint, and one elsewhere is as ever")
    func tinted() throws {
        let yellow = plain(.yellow)
        let tinted = Button {
        } label: {
            ProgressView().tint(.yellow)
        }.buttonStyle(.borderedProminent)
        #expect(same(try color(tinted), yellow))
        let styled = Button {
        } label: {
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .yellow))
        }
        .buttonStyle(.borderedProminent)
        #expect(same(try color(styled), yellow))
        #expect(same(try color(ProgressView()), ActivityIndicatorDesign.default.color))
    }
}
