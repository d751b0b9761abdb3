import UIKit

/// The bars around a page.
public struct ToolbarPlacement: Sendable {
    enum Bar {
        case top, bottom, tabs
    }

    let bar: Bar
    /// Those that there are.
    public static let automatic = ToolbarPlacement(bar: .top)
    /// The bar at the top.
    public static let navigationBar = ToolbarPlacement(bar: .top)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar of the tabs around the page.
    public static let tabBar = ToolbarPlacement(bar: .tabs)
}

/// The size of a page's title in the bar.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// Large on the first page; on others as on the page before.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Large, below the bar.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Large, below the bar.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Small, in the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// What the bar at the top of a page is for.
public struct ToolbarRole: Hashable, Sendable {
    private let number: Int

    /// What the surroundings say: going from page to page.
    public static var automatic: ToolbarRole { ToolbarRole(number: 0) }
    /// Going from page to page.
    public static var navigationStack: ToolbarRole { ToolbarRole(number: 1) }
    /// Editing a document: the button that leads back has no title.
    public static var editor: ToolbarRole { ToolbarRole(number: 2) }
}

/// What a page asks of the ground of a bar.
struct BarBackground {
    /// Whether there is one; nil where nothing is said.
    var visibility: Visibility?
    /// What it is painted with; nil for the usual one.
    var style: AnyShapeStyle?
    /// Whether what is in the bar is light or dark; nil for as around.
    var scheme: ColorScheme?

    /// Adds what views after these ask for.
    mutating func add(_ next: BarBackground) {
        visibility = next.visibility ?? visibility
        style = next.style ?? style
        scheme = next.scheme ?? scheme
    }

    /// Whether nothing is said.
    private var isEmpty: Bool { visibility == nil && style == nil && scheme == nil }

    /// Shows the ground in the bar around `controller`.
    @MainActor func show(on controller: UIViewController, in values: EnvironmentValues) {
        let item = controller.navigationItem
        guard !isEmpty else {
            if item.standardAppearance != nil { (item.standardAppearance, item.scrollEdgeAppearance) = (nil, nil) }
            return
        }
        let look = UINavigationBarAppearance()
        paint(look, in: values)
        if let scheme {
            let ink: UIColor = scheme == .dark ? .white : .black
            look.titleTextAttributes[.foregroundColor] = ink
            look.largeTitleTextAttributes[.foregroundColor] = ink
        }
        item.standardAppearance = look
        // Without content under the bar the ground is seen only where a page asks for it.
        item.scrollEdgeAppearance = visibility == .visible || visibility == .hidden ? look : nil
    }

    /// Shows the ground in a bar of tabs. Returns whether it is another than the usual one; where it `wasOther`, that
    /// comes back.
    @MainActor func show(on bar: UITabBar, in values: EnvironmentValues, wasOther: Bool) -> Bool {
        guard !isEmpty || wasOther else { return false }
        let (look, usual) = (UITabBarAppearance(), UITabBarAppearance())
        usual.configureWithOpaqueBackground()
        bar.overrideUserInterfaceStyle = scheme.map { UIUserInterfaceStyle($0) } ?? .unspecified
        guard !isEmpty else {
            (bar.standardAppearance, bar.scrollEdgeAppearance) = (usual, nil)
            return false
        }
        paint(look, in: values)
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = visibility == .visible || visibility == .hidden ? look : usual
        return true
    }

    /// Gives `look` the ground.
    @MainActor private func paint(_ look: UIBarAppearance, in values: EnvironmentValues) {
        var around = values.paintSurroundings
        if let scheme { around.traits = around.traits.with(scheme) }
        if visibility == .hidden {
            look.configureWithTransparentBackground()
        } else if let style {
            switch style.paint(in: around).parts.paint {
            case .color(let color):
                (look.backgroundEffect, look.backgroundColor) = (nil, UIColor(cgColor: CGColor(rgba: color)))
            case .gradient(let gradient):
                (look.backgroundEffect, look.backgroundColor) = (nil, nil)
                look.backgroundImage = UIImage.filled(with: gradient)
            case .material, .shadowed, .image: look.configureWithDefaultBackground()
            }
        } else {
            look.configureWithDefaultBackground()
        }
    }
}

/// What a page asks of the bar of the tabs around it.
struct TabBarLook {
    /// Whether it is there; nil where nothing is said.
    var visibility: Visibility?
    var background = BarBackground()

    /// Adds what views after these, or in these, ask for.
    mutating func add(_ next: TabBarLook) {
        visibility = next.visibility ?? visibility
        background.add(next.background)
    }
}

extension UIImage {
    /// The length of a side of an image of a gradient that is stretched, in points. Ours.
    private static let gradientSide: CGFloat = 128

    /// An image of `gradient`, to be stretched.
    @MainActor fileprivate static func filled(with gradient: PaintGradient) -> UIImage {
        let size = CGSize(width: gradientSide, height: gradientSide)
        return UIGraphicsImageRenderer(size: size).image {
            $0.cgContext.fillClip(with: gradient, over: CGRect(origin: .zero, size: size))
        }
    }
}

extension UITraitCollection {
    fileprivate func with(_ scheme: ColorScheme) -> UITraitCollection {
        modifyingTraits { $0.userInterfaceStyle = UIUserInterfaceStyle(scheme) }
    }
}

extension View {
    /// Puts the items of `content` into the bars around the page.
    @MainActor public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let views = content()._views.views
        return page { $0.views += views }
    }

    /// Puts `content` at the end of the bar at the top.
    @_disfavoredOverload
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some View {
        page { $0.views.append(BarView(place: .trailing, view: AnyView(content()))) }
    }

    nonisolated private func background(
        of bars: [ToolbarPlacement], _ change: @escaping (inout BarBackground) -> Void
    ) -> some View {
        page {
            if bars.isEmpty || bars.contains(where: { $0.bar == .top }) { change(&$0.background) }
            if bars.contains(where: { $0.bar == .tabs }) { change(&$0.tabs.background) }
        }
    }

    /// Shows or hides bars on this page.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, of: bars)
    }

    /// Shows or hides bars on this page.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, of: bars)
    }

    nonisolated private func toolbarVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
        page {
            if bars.isEmpty || bars.contains(where: { $0.bar == .top }) { $0.barVisibility = visibility }
            if bars.contains(where: { $0.bar == .bottom }) { $0.bottomVisibility = visibility }
            if bars.contains(where: { $0.bar == .tabs }) { $0.tabs.visibility = visibility }
        }
    }

    /// Shows or hides the ground of bars on this page, by default that of the one at the top.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        background(of: bars) { $0.visibility = visibility }
    }

    /// Shows or hides the ground of bars on this page, by default that of the one at the top.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        background(of: bars) { $0.visibility = visibility }
    }

    /// Paints the ground of bars on this page with `style`, by default of the one at the top: seen while content is
    /// under the bar, and always with `toolbarBackground(.visible)`.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = AnyShapeStyle(style)
        return background(of: bars) { $0.style = style }
    }

    /// What is in bars on this page, by default in the one at the top, and their ground as in `colorScheme`; nil for
    /// that around.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        background(of: bars) { $0.scheme = colorScheme }
    }

    /// Says what the bar at the top of the page is for.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { page { $0.role = role } }

    /// Sets how large the page's title is.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        page { $0.displayMode = mode.mode }
    }
}
