// SwiftUI sources as they are written for iOS, in the language mode that most of them are written in. That they compile
// is the test; `ViewShapesTests` shows some of them.

import SwiftUI

// A model, and views that use it in the usual ways.

@Observable
package final class Library {
    package var books: [Book] = [Book(title: "One"), Book(title: "Two")]
    package var isLoading = false

    package init() {}

    func load() async {
        isLoading = true
        defer { isLoading = false }
        await Task.yield()
    }
}

package struct Book: Identifiable, Hashable {
    package let id = UUID()
    package var title: String
    package var isRead = false
}

struct LibraryView: View {
    @State private var library = Library()
    @State private var selection: Book?
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.theme) private var theme
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing) {
            ForEach($library.books) { $book in
                BookRow(book: $book)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            if let selection {
                Mark(text: selection.title)
            } else if library.isLoading {
                Mark(text: "loading")
            }
            switch colorScheme {
            case .dark: Mark(text: "dark")
            case .light: Mark(text: "light")
            }
            footer
        }
        .padding()
        .padding(.horizontal, 8)
        .task { await library.load() }
        .onChange(of: library.isLoading) { _, isLoading in
            if !isLoading { selection = library.books.first }
        }
        .onChange(of: scenePhase) { phase in print(phase) }
        .environment(library)
        .modifier(Framed(width: 200))
    }

    @ViewBuilder private var footer: some View {
        Spacer(minLength: 0)
        Group {
            Mark(text: "a")
            Mark(text: "b")
        }
        .opacity(0.5)
        .animation(.easeInOut(duration: 0.3), value: library.books.count)
    }
}

struct BookRow: View {
    @Binding var book: Book
    @Environment(Library.self) private var library: Library?

    var body: some View {
        HStack {
            Mark(text: book.title)
            Toggler(isOn: $book.isRead)
        }
        .id(book.id)
        .equatableSize()
    }
}

struct Editor: View {
    @Bindable var library: Library
    let onDone: () -> Void

    var body: some View {
        // Debian's Swift 6.2, which checks itself, gives up on `$book in` here.
        #if compiler(>=6.3)
            ForEach($library.books, id: \.self) { $book in
                Mark(text: book.title)
                    .onAppear { withAnimation(.spring()) { book.isRead.toggle() } }
                    .onDisappear(perform: onDone)
            }
        #else
            ForEach($library.books, id: \.self) { book in
                Mark(text: book.wrappedValue.title)
                    .onAppear { withAnimation(.spring()) { book.wrappedValue.isRead.toggle() } }
                    .onDisappear(perform: onDone)
            }
        #endif
    }
}

// Environment, preferences, modifiers of one's own.

struct Theme {
    var spacing: CGFloat = 12
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

extension View {
    func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }

    func equatableSize() -> some View {
        background(
            GeometryReader { proxy in
                EmptyView().preference(key: SizeKey.self, value: proxy.size)
            }
        )
        .onPreferenceChange(SizeKey.self) { size in _ = size }
    }

    @ViewBuilder func hidden(_ isHidden: Bool) -> some View {
        if isHidden { hidden() } else { self }
    }
}

struct Framed: ViewModifier {
    var width: CGFloat
    @State private var isWide = false

    func body(content: Content) -> some View {
        content
            .frame(width: isWide ? width * 2 : width)
            .onAppear { isWide = true }
    }
}

// UIKit inside.

struct Mark: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
    }
}

struct Toggler: UIViewRepresentable {
    @Binding var isOn: Bool

    class Coordinator {
        var parent: Toggler

        init(_ parent: Toggler) { self.parent = parent }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISwitch {
        let toggle = UISwitch()
        toggle.addAction(
            UIAction { [coordinator = context.coordinator] _ in coordinator.parent.isOn.toggle() }, for: .valueChanged)
        return toggle
    }

    func updateUIView(_ uiView: UISwitch, context: Context) {
        context.coordinator.parent = self
        uiView.setOn(isOn, animated: context.transaction.animation != nil)
    }
}

// A layout of one's own, and exchanged ones.

struct Staircase: Layout {
    var step: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let count = CGFloat(max(0, sizes.count - 1))
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + count * step, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
            point.x += step
            point.y += subview.sizeThatFits(.unspecified).height
        }
    }
}

struct Switching: View {
    @State private var isVertical = true

    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout())
        layout {
            Mark(text: "1").layoutPriority(1)
            Mark(text: "2").alignmentGuide(.leading) { $0[.trailing] / 2 }
            Staircase(step: 5) {
                Mark(text: "3").zIndex(2)
                Mark(text: "4").fixedSize(horizontal: true, vertical: false)
            }
        }
        .transaction { $0.animation = .default }
        .rotationEffect(.degrees(isVertical ? 0 : 90))
        .scaleEffect(isVertical ? 1 : 0.5, anchor: .topLeading)
        .offset(x: 3)
        .overlay(alignment: .topTrailing) { Mark(text: "!") }
    }
}

// Programs.

class Delegate: NSObject, UIApplicationDelegate {}

/// A program of one window.
package struct Reading: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    @State private var library = Library()

    package init() {}

    package var body: some Scene {
        WindowGroup("Reading") {
            LibraryView().environment(library)
        }
    }
}

/// The view of the program, and others, for whoever wants to show them.
@MainActor package func views() -> [AnyView] {
    [AnyView(LibraryView()), AnyView(Switching()), AnyView(Editor(library: Library(), onDone: {}))]
}

struct Previews: View {
    var items: [String]?

    var body: some View {
        if #available(iOS 17, *) { Mark(text: "new") } else { EmptyView() }
        if let items, !items.isEmpty {
            ForEach(items.indices, id: \.self) { Mark(text: items[$0]) }
        }
    }
}

// Effects, keyframes and phases.

struct ShakeEffect: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
}

private struct BounceValues {
    var scale = 1.0
    var stretch = 1.0
    var offset = CGSize.zero
    var angle = Angle.zero
}

package struct BouncingDot: View {
    @State private var taps = 0

    package init() {}

    package var body: some View {
        Circle()
            .fill(.blue)
            .frame(width: 20, height: 20)
            .keyframeAnimator(initialValue: BounceValues(), trigger: taps) { content, value in
                content
                    .rotationEffect(value.angle)
                    .scaleEffect(value.scale)
                    .scaleEffect(y: value.stretch)
                    .offset(value.offset)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.zero, duration: 0.58)
                    CubicKeyframe(.degrees(16), duration: 0.125)
                    CubicKeyframe(.zero, duration: 0.125)
                }
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.0, duration: 0.36)
                    SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
                    SpringKeyframe(1.0, spring: .bouncy)
                }
                KeyframeTrack(\.offset) {
                    MoveKeyframe(.zero)
                    SpringKeyframe(CGSize(width: 0, height: -80), duration: 0.5)
                }
            }
            .modifier(ShakeEffect(animatableData: CGFloat(taps)))
            .phaseAnimator([false, true]) { content, isLarge in
                content.opacity(isLarge ? 1 : 0.5)
            } animation: { isLarge in
                isLarge ? .easeIn(duration: 0.4) : .easeOut(duration: 0.6)
            }
            .onTapGesture { withAnimation(.default) { taps += 1 } }
    }
}

struct BouncingDot_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BouncingDot().previewLayout(.sizeThatFits).previewDisplayName("Dot")
            BouncingDot().previewLayout(.fixed(width: 100, height: 100)).preferredScheme
        }
    }
}

extension View {
    fileprivate var preferredScheme: some View { colorScheme(.dark) }
}
