import Testing
import UIKit

@testable import SwiftUI

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let white = "FFFFFF"

@Suite("Shapes and colours as views")
@MainActor
struct ShapeViewTests {
    @Test("a colour fills what it is offered, and a frame says how much that is")
    func color() throws {
        let image = Snapshot(red.frame(width: 20, height: 10))
        #expect(try image(10, 15) == "FF0000" && image(29, 24) == "FF0000")
        #expect(try image(9, 20) == white && image(20, 25) == white)
    }

    @Test("a shape is filled with the label's colour, or with what is set around it")
    func foreground() throws {
        #expect(try Snapshot(Circle())(20, 20) == "000000")
        #expect(try Snapshot(Circle().foregroundStyle(red))(20, 20) == "FF0000")
        #expect(try Snapshot(Rectangle().foregroundColor(blue))(0, 0) == "0000FF")
        #expect(try Snapshot(Rectangle().foregroundStyle(.secondary).foregroundStyle(red))(5, 5) == "FF6666")
        #expect(try Snapshot(Rectangle().fill(.tint).tint(blue))(5, 5) == "0000FF")
        #expect(try Snapshot(Rectangle().fill(Color.accentColor).accentColor(red))(5, 5) == "FF0000")
    }

    @Test("a circle is round and in the middle")
    func circle() throws {
        let image = Snapshot(Circle().fill(red), size: CGSize(width: 60, height: 40))
        #expect(try image(30, 1) == "FF0000" && image(11, 20) == "FF0000" && image(8, 20) == white)
        #expect(try image(13, 3) == white)
    }

    @Test("edges are hard where antialiasing is turned off: of fills, lines, gradients and clips")
    func hardEdges() throws {
        let hard = FillStyle(antialiased: false)
        func colors(_ view: some View) throws -> Set<String> {
            let image = Snapshot(view)
            var colors: Set<String> = []
            for y in 0..<40 { for x in 0..<40 { colors.insert(try image(x, y)) } }
            return colors
        }
        let both: Set = ["FF0000", white]
        #expect(try colors(Circle().fill(red, style: hard)) == both)
        #expect(try colors(Circle().fill(red)).count > 10)
        #expect(try colors(Circle().stroke(red, lineWidth: 5, antialiased: false)) == both)
        #expect(try colors(Circle().strokeBorder(red, lineWidth: 5, antialiased: false)) == both)
        #expect(
            try colors(
                Circle().fill(
                    LinearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom),
                    style: hard)) == both)
        #expect(try colors(red.clipShape(Circle(), style: hard)) == both)
        #expect(try colors(red.cornerRadius(12, antialiased: false)) == both)
        #expect(try colors(red.cornerRadius(12)).count > 5)
        #expect(try colors(red.rotationEffect(.degrees(30)).frame(width: 20, height: 20)).count > 5)
        #expect(try colors(Rectangle().fill(red, style: hard).rotationEffect(.degrees(30)).frame(width: 20)) == both)
    }

    @Test("a line lies on both sides of the outline, a border inside of it")
    func strokes() throws {
        let line = Snapshot(Rectangle().stroke(red, lineWidth: 4).frame(width: 20, height: 20))
        #expect(try line(9, 20) == "FF0000" && line(11, 20) == "FF0000" && line(13, 20) == white)
        let border = Snapshot(Rectangle().strokeBorder(red, lineWidth: 4).frame(width: 20, height: 20))
        #expect(try border(9, 20) == white && border(10, 20) == "FF0000" && border(14, 20) == white)
    }

    @Test("a trimmed line is a part of the outline, from 3 o'clock clockwise")
    func trim() throws {
        let quarter = Snapshot(Circle().trim(from: 0, to: 0.25).stroke(red, lineWidth: 6).padding(10))
        #expect(try quarter(27, 27) == "FF0000" && quarter(13, 27) == white && quarter(27, 13) == white)
        let shape = Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90)).stroke(lineWidth: 6)
        #expect(try Snapshot(shape.fill(red).padding(10))(27, 13) == "FF0000")
    }

    @Test("layers draw trimmed lines as what they are")
    func lines() throws {
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        func drawn(_ shape: some Shape) -> RenderShape {
            RenderShape(shape, .color(.black), FillStyle(), bounds: bounds)
        }
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2])
        let arc = drawn(Circle().trim(from: 0.2, to: 0.7).rotation(.degrees(90)).stroke(style: style))
        #expect(arc.trimStart == 0.2 && arc.trimEnd == 0.7 && arc.lineWidth == 3 && arc.lineCap == .round)
        #expect(arc.fill == nil && arc.stroke != nil && arc.dash == [1, 2])
        #expect(arc.path == Circle().rotation(.degrees(90)).path(in: bounds).cgPath)
        let filled = drawn(Circle().trim(from: 0, to: 0.5))
        #expect(filled.trimEnd == 1 && filled.path == Circle().trim(from: 0, to: 0.5).path(in: bounds).cgPath)
        // A line along a line is an outline of its own.
        let double = drawn(Circle().stroke(lineWidth: 4).stroke(lineWidth: 1))
        #expect(double.lineWidth == 1 && double.path == Circle().stroke(lineWidth: 4).path(in: bounds).cgPath)
    }

    @Test("a shape filled and drawn is both, in that order")
    func both() throws {
        let image = Snapshot(Rectangle().fill(red).stroke(blue, lineWidth: 4).frame(width: 20, height: 20))
        #expect(try image(20, 20) == "FF0000" && image(10, 20) == "0000FF" && image(9, 20) == "0000FF")
    }

    @Test("gradients run between their places, slanted ones too where the shape is not square")
    func gradients() throws {
        let across = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        let image = Snapshot(Rectangle().fill(across), size: CGSize(width: 100, height: 20))
        #expect(try image(0, 10) == "FE0001" && image(99, 10) == "0100FE" && image(50, 0) == "7E0081")
        // From corner to corner of 80 by 40: what is as far along as the middle lies square to the line.
        let slanted = LinearGradient(colors: [red, blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        let wide = Snapshot(slanted, size: CGSize(width: 80, height: 40))
        let middle = try wide(40, 20)
        #expect(try wide(30, 40 - 1) != middle && wide(30, 39).prefix(2) == wide(49, 1).prefix(2))
        let radial = RadialGradient(colors: [red, blue], center: .center, startRadius: 10, endRadius: 20)
        let round = Snapshot(radial)
        #expect(try round(20, 20) == "FF0000" && round(26, 20) == "FF0000" && round(0, 0) == "0000FF")
        let turn = Snapshot(AngularGradient(colors: [red, blue], center: .center), size: CGSize(width: 80, height: 40))
        // A little below 3 o'clock it begins, a little above it ends; at 9 o'clock it is half.
        #expect(try turn(79, 21) == "FD0002" && turn(79, 18) == "0200FD" && turn(0, 20) == "80007F")
    }

    @Test("a line in a gradient is not cut off at its bounds")
    func gradientLine() throws {
        let style = AngularGradient(colors: [red, red], center: .center)
        let image = Snapshot(Circle().stroke(style, lineWidth: 8).frame(width: 20, height: 20))
        #expect(try image(7, 20) == "FF0000" && image(13, 20) == "FF0000" && image(20, 20) == white)
        #expect(try image(5, 20) == white)
    }

    @Test("a style of one's own comes to what it resolves to")
    func ownStyle() throws {
        struct ByScheme: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
            }
        }
        #expect(try Snapshot(Rectangle().fill(ByScheme()))(5, 5) == "0000FF")
        #expect(try Snapshot(Rectangle().fill(ByScheme()).environment(\.colorScheme, .dark))(5, 5) == "FF0000")
    }

    @Test("colours follow the scheme around them at once")
    func scheme() {
        #expect(Color.primary.resolve(in: EnvironmentValues()).red == 0)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color.primary.resolve(in: dark).red == 1)
    }

    @Test("a divider is a pixel thick across its stack")
    func divider() throws {
        let column = VStack(spacing: 0) {
            Color.white
            Divider()
            Color.white
        }
        let image = Snapshot(column, size: CGSize(width: 10, height: 21))
        #expect(try image(5, 10) != white && image(5, 9) == white && image(5, 11) == white)
        #expect(try image(0, 10) == image(9, 10))
    }

    @Test("shapes of no size and strange lines draw nothing and harm nobody")
    func strange() throws {
        #expect(try Snapshot(Circle().fill(red).frame(width: 0, height: 0))(20, 20) == white)
        #expect(try Snapshot(Circle().stroke(red, lineWidth: -3))(20, 0) == white)
        #expect(try Snapshot(Circle().trim(from: .nan, to: 0.5).stroke(red, lineWidth: 4))(20, 20) == white)
        let empty = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        #expect(try Snapshot(Rectangle().fill(empty))(20, 20) == white)
        let one = LinearGradient(colors: [red], startPoint: .top, endPoint: .top)
        #expect(try Snapshot(Rectangle().fill(one))(20, 20) == "FF0000")
    }
}
