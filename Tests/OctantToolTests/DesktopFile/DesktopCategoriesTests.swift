import Testing

@testable import OctantTool

@Suite("Categories of menus")
struct DesktopCategoriesTests {
    @Test("Apple's categories are those of desktops, all games are games, and the rest is a utility")
    func table() {
        for (apple, desktop) in [
            ("public.app-category.finance", ["Office", "Finance"]), ("public.app-category.puzzle-games", ["Game"]),
            ("public.app-category.games", ["Game"]), ("public.app-category.weather", ["Utility"]),
            ("com.example.own", ["Utility"]), ("", ["Utility"]),
        ] {
            #expect(DesktopCategories.categories(for: apple) == desktop)
        }
        #expect(DesktopCategories.categories(for: nil) == ["Utility"])
    }

    @Test("names have letters, digits and '-'")
    func names() {
        #expect(["Game", "X-Own", "2DGraphics"].allSatisfy(DesktopCategories.isName))
        #expect(!["", "a;b", "Zwei Worte", "ä"].contains(where: DesktopCategories.isName))
    }
}
