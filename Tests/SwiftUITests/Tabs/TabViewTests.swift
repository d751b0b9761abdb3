import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Tab views")
@MainActor
struct TabViewTests {
    /// What is read in the window, without what can be pressed.
    private func texts(_ stage: Stage) -> [String] {
        (stage.window.accessibilityTree?.elements ?? []).filter { $0.content.role == .text }.map(\.content.name)
    }

    @Test("each view has an item of its text and image; a press shows another one, and says so in the selection")
    func bar() throws {
        let (held, diary) = (Held<String>(), Diary())
        let view = Holding("b", held) { selection in
            TabView(selection: selection) {
                Text("First").tag("a").tabItem { Label("A", systemImage: "house") }
                    .onAppear { diary.note("a comes") }.onDisappear { diary.note("a goes") }
                Text("Second").tabItem { Text("B") }.tag("b").onAppear { diary.note("b comes") }
            }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let bar = try #require(stage.find(UITabBar.self))
            #expect(bar.items?.map(\.title) == ["A", "B"] && bar.items?[0].image != nil)
            #expect(texts(stage) == ["Second"] && diary.lines == ["b comes"])
            stage.tap(80, 460)
            stage.settle()
            #expect(texts(stage) == ["First"] && held.value == "a" && diary.lines == ["b comes", "a comes"])
            held.set("b")
            stage.settle()
            #expect(texts(stage) == ["Second"] && diary.lines.suffix(2).sorted() == ["a goes", "b comes"])
        }
    }

    @Test("without a selection the first is shown, a view keeps its state while others are, and more can come")
    func states() throws {
        let held = Held<Int>()
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let view = Holding(1, held) { count in
            TabView {
                Counter().tabItem { Text("Counter") }
                ForEach(0..<count.wrappedValue, id: \.self) { number in
                    Text("Page \(number)").tabItem { Text("No. \(number)") }
                }
            }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let bar = try #require(stage.find(UITabBar.self))
            try stage.press("0")
            try stage.press("1")
            held.set(2)
            stage.settle()
            #expect(bar.items?.map(\.title) == ["Counter", "No. 0", "No. 1"])
            stage.tap(270, 460)
            stage.settle()
            #expect(texts(stage) == ["Page 1"])
            stage.tap(50, 460)
            stage.settle()
            try stage.press("2")
        }
    }

    @Test("pages are swiped through, with a dot for each; the selection follows, and leads")
    func pages() throws {
        let held = Held<Int>()
        let view = Holding(0, held) { selection in
            TabView(selection: selection) {
                ForEach(0..<3) { Text("Page \($0)") }
            }
            .tabViewStyle(.page)
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let dots = try #require(stage.find(UIPageControl.self))
            #expect(dots.numberOfPages == 3 && dots.currentPage == 0 && !dots.isHidden)
            #expect(texts(stage) == ["Page 0"])
            stage.touch(.began, 280, 200)
            for step in 1...10 {
                stage.pass(0.02)
                stage.touch(.moved, 280 - CGFloat(step) * 20, 200)
            }
            stage.touch(.ended, 80, 200)
            stage.settle()
            #expect(texts(stage) == ["Page 1"] && held.value == 1 && dots.currentPage == 1)
            held.set(2)
            stage.settle()
            #expect(texts(stage) == ["Page 2"] && dots.currentPage == 2)
        }
    }

    @Test("what is behind pages shows around what is on them")
    func behindPages() throws {
        let view = TabView { Text("One") }.tabViewStyle(.page).background(Color(red: 0, green: 1, blue: 0))
        try Stage.hosting(view, size: CGSize(width: 60, height: 100)) { stage in
            let image = try stage.image()
            #expect(image.pixel(x: 4, y: 20) == 0xFF00_FF00)
        }
    }

    @Test("dots are hidden where they are not wanted, and with one page")
    func dots() {
        Stage.hosting(
            TabView { Text("One") }.tabViewStyle(PageTabViewStyle()), size: CGSize(width: 320, height: 480)
        ) { stage in
            #expect(stage.find(UIPageControl.self)?.isHidden == true)
        }
        let view = TabView {
            Text("One")
            Text("Two")
        }
        Stage.hosting(view.tabViewStyle(.page(indexDisplayMode: .never)), size: CGSize(width: 320, height: 480)) {
            stage in
            #expect(stage.find(UIPageControl.self)?.isHidden == true)
        }
    }

    @Test("the bar's chosen tab has the tint of the surroundings")
    func tint() throws {
        let tabs = TabView { Text("a").tabItem { Text("A") } }
        try Stage.hosting(tabs.tint(.pink), size: CGSize(width: 320, height: 480)) { stage in
            let bar = try #require(stage.find(UITabBar.self))
            let pink = UIColor(Color.pink).resolvedColor(with: bar.traitCollection)
            #expect(bar.tintColor.resolvedColor(with: bar.traitCollection).cgColor == pink.cgColor)
        }
    }

    @Test("a page hides the bar of the tabs while it is seen: one of tabs, and one that is pushed in a tab")
    func hiddenBar() throws {
        let (selection, path) = (Held<Int>(), Held<[Int]>())
        let view = Holding(1, selection) { selection in
            Holding([Int](), path) { path in
                TabView(selection: selection) {
                    NavigationStack(path: path) {
                        Text("Root").navigationDestination(for: Int.self) { _ in
                            Text("Detail").toolbar(.hidden, for: .tabBar)
                        }
                    }
                    .tag(1)
                    Text("Alone").toolbar(.hidden, for: .tabBar).tag(2)
                }
            }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let tabs = try #require(stage.find(UITabBar.self)?.delegate as? UITabBarController)
            #expect(!tabs.isTabBarHidden)
            path.set([1])
            stage.settle()
            #expect(tabs.isTabBarHidden)
            path.set([])
            stage.settle()
            #expect(!tabs.isTabBarHidden)
            selection.set(2)
            stage.settle()
            #expect(tabs.isTabBarHidden)
            selection.set(1)
            stage.settle()
            #expect(!tabs.isTabBarHidden)
        }
    }

    @Test("a page paints the bar of the tabs while it is seen, and says whether it is dark")
    func paintedBar() throws {
        let selection = Held<Int>()
        let view = Holding(1, selection) { selection in
            TabView(selection: selection) {
                Text("Plain").tag(1)
                NavigationStack {
                    Text("Red").toolbarBackground(Color.red, for: .tabBar)
                        .toolbarBackground(.visible, for: .tabBar).toolbarColorScheme(.dark, for: .tabBar)
                }
                .tag(2)
                Text("Clear").toolbarBackground(.hidden, for: .tabBar).tag(3)
            }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let bar = try #require(stage.find(UITabBar.self))
            let usual = bar.standardAppearance.backgroundColor
            #expect(usual != nil && bar.overrideUserInterfaceStyle == .unspecified)
            selection.set(2)
            stage.settle()
            var (red, green): (CGFloat, CGFloat) = (0, 0)
            bar.scrollEdgeAppearance?.backgroundColor?.getRed(&red, green: &green, blue: nil, alpha: nil)
            #expect(red == 1 && green < 0.5 && bar.overrideUserInterfaceStyle == .dark)
            selection.set(3)
            stage.settle()
            #expect(bar.scrollEdgeAppearance?.backgroundColor == nil && bar.overrideUserInterfaceStyle == .unspecified)
            selection.set(1)
            stage.settle()
            #expect(bar.standardAppearance.backgroundColor == usual && bar.scrollEdgeAppearance == nil)
        }
    }
}
