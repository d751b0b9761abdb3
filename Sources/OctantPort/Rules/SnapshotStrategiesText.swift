// Sizes of screens in points and size classes, safe areas included:
// https://developer.apple.com/design/human-interface-guidelines/layout#Specifications and
// https://www.ios-resolution.com

/// What stands behind swift-snapshot-testing's `Snapshotting`, as a text in Swift.
enum SnapshotStrategiesText {
    /// All of it.
    static let all = imports + configuration + devices + pictures + views

    private static let imports = """
        import OctantTestingSwiftUI
        import SwiftUI
        import UIKit

        /// Pixels a point where traits say nothing.
        private let standardScale: CGFloat = 2

        """

    private static let configuration = """

        /// What a device is for a snapshot: a size, a safe area, and traits.
        public struct ViewImageConfig: Sendable {
          /// Upright, or on its side.
          public enum Orientation: Sendable { case landscape, portrait }

          /// What bars take from each side, in points.
          public var safeArea: UIEdgeInsets
          /// Points; nil for the subject's own.
          public var size: CGSize?
          /// The device's traits.
          public var traits: UITraitCollection

          /// A device of one's own.
          public init(
            safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
          ) {
            (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
          }

          private static func phone(
            _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
            sides: CGFloat, below: CGFloat, isWide: Bool = false
          ) -> ViewImageConfig {
            let isUpright = orientation == .portrait
            return ViewImageConfig(
              safeArea: isUpright
                ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
                : UIEdgeInsets(top: 0, left: sides, bottom: below, right: sides),
              size: isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
              traits: UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(layoutDirection: .leftToRight),
                UITraitCollection(preferredContentSizeCategory: .medium),
                UITraitCollection(horizontalSizeClass: isWide && !isUpright ? .regular : .compact),
                UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
              ]))
          }

          private static func pad(
            _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0
          ) -> ViewImageConfig {
            ViewImageConfig(
              safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
              size: orientation == .portrait
                ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
              traits: UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular),
                UITraitCollection(verticalSizeClass: .regular),
              ]))
          }
        }

        """

    private static let devices: String = {
        func phone(_ name: String, _ numbers: String) -> String {
            """
              public static let \(name) = ViewImageConfig.\(name)(.portrait)
              public static func \(name)(_ orientation: Orientation) -> ViewImageConfig {
                phone(orientation, \(numbers))
              }

            """
        }
        func pad(_ name: String, _ numbers: String) -> String {
            """
              public static let \(name) = ViewImageConfig.\(name)(.landscape)
              public static func \(name)(_ orientation: Orientation) -> ViewImageConfig {
                pad(orientation, \(numbers))
              }

            """
        }
        let plain = "top: 20, bottom: 0, sides: 0, below: 0"
        func notched(_ depth: Int) -> String { "top: \(depth), bottom: 34, sides: \(depth), below: 21" }
        let phones = [
            phone("iPhoneSe", "320, 568, \(plain)"), phone("iPhone8", "375, 667, \(plain)"),
            phone("iPhone8Plus", "414, 736, \(plain), isWide: true"), phone("iPhoneX", "375, 812, \(notched(44))"),
            phone("iPhoneXsMax", "414, 896, \(notched(44)), isWide: true"),
            phone("iPhoneXr", "414, 896, \(notched(48)), isWide: true"),
            phone("iPhone12", "390, 844, \(notched(47))"), phone("iPhone12Pro", "390, 844, \(notched(47))"),
            phone("iPhone12ProMax", "428, 926, \(notched(47)), isWide: true"),
            phone("iPhone13", "390, 844, \(notched(47))"), phone("iPhone13Mini", "375, 812, \(notched(50))"),
            phone("iPhone13Pro", "390, 844, \(notched(47))"),
            phone("iPhone13ProMax", "428, 926, \(notched(47)), isWide: true"),
        ]
        let pads = [
            pad("iPadMini", "768, 1024"), pad("iPad9_7", "768, 1024"), pad("iPad10_2", "810, 1080"),
            pad("iPadPro10_5", "834, 1112"), pad("iPadPro11", "834, 1194, top: 24, bottom: 20"),
            pad("iPadPro12_9", "1024, 1366, top: 24, bottom: 20"),
        ]
        return "\nextension ViewImageConfig {\n" + (phones + pads).joined() + "}\n"
    }()

    private static let pictures = """

        /// The picture of a subject; one that says why there is none fails as no picture is the same.
        private func picture(
          _ subject: @escaping @MainActor () -> any SnapshotSubject, _ config: ViewImageConfig,
          _ traits: UITraitCollection
        ) -> UIImage {
          nonisolated(unsafe) let subject = subject
          return MainActor.assumeIsolated {
            let all = UITraitCollection(traitsFrom: [config.traits, traits])
            do {
              return try snapshotImage(
                of: { subject() }, scale: all.displayScale > 0 ? all.displayScale : standardScale, traits: all,
                size: config.size, safeArea: config.safeArea)
            } catch {
              print("swift-snapshot-testing: \\(error)")
              return UIImage()
            }
          }
        }

        private func text(
          _ subject: @escaping @MainActor () -> any SnapshotSubject, _ description: SnapshotDescription,
          _ config: ViewImageConfig, _ traits: UITraitCollection
        ) -> String {
          nonisolated(unsafe) let subject = subject
          return MainActor.assumeIsolated {
            do {
              return try snapshotText(
                of: { subject() }, as: description,
                traits: UITraitCollection(traitsFrom: [config.traits, traits]), size: config.size,
                safeArea: config.safeArea)
            } catch {
              return "\\(error)"
            }
          }
        }

        extension Diffing where Value == UIImage {
          /// Pictures that are to be the same.
          public static let image = Diffing.image()

          /// Pictures of which `precision` of the pixels are to match, each by `perceptualPrecision`.
          public static func image(
            precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
          ) -> Diffing {
            let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? standardScale
            return Diffing(
              toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0, scale: scale) ?? UIImage() }
            ) { old, new in
              snapshotDifference(
                old, new, precision: precision, perceptualPrecision: perceptualPrecision
              ).map { ($0, []) }
            }
          }
        }

        extension Snapshotting where Value == UIImage, Format == UIImage {
          /// The image.
          public static var image: Snapshotting { .image() }

          /// The image, compared with these precisions.
          public static func image(
            precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
          ) -> Snapshotting {
            Snapshotting(
              pathExtension: "png",
              diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
          }
        }

        """

    private static let views = """

        extension Snapshotting where Value == UIView, Format == UIImage {
          /// The view as it is drawn.
          public static var image: Snapshotting { .image() }

          /// The view as it is drawn, with all that the window would show of it whichever way is asked for.
          public static func image(
            drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
            size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
          ) -> Snapshotting {
            SimplySnapshotting.image(
              precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
            ).pullback { (view: UIView) in picture({ view }, ViewImageConfig(size: size), traits) }
          }
        }

        extension Snapshotting where Value == UIViewController, Format == UIImage {
          /// The controller's view as it is drawn.
          public static var image: Snapshotting { .image() }

          /// The controller's view as it is drawn, on a device.
          public static func image(
            on config: ViewImageConfig = ViewImageConfig(), drawHierarchyInKeyWindow: Bool = false,
            precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
            traits: UITraitCollection = UITraitCollection()
          ) -> Snapshotting {
            var config = config
            if let size { config.size = size }
            return SimplySnapshotting.image(
              precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
            ).pullback { (controller: UIViewController) in picture({ controller }, config, traits) }
          }
        }

        extension Snapshotting where Value == CALayer, Format == UIImage {
          /// The layer as it is drawn.
          public static var image: Snapshotting { .image() }

          /// The layer as it is drawn, compared with these precisions.
          public static func image(
            precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
          ) -> Snapshotting {
            SimplySnapshotting.image(
              precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
            ).pullback { (layer: CALayer) in
              nonisolated(unsafe) let layer = layer
              return picture({ layer }, ViewImageConfig(), traits)
            }
          }
        }

        extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
          /// The view as it is drawn.
          public static var image: Snapshotting { .image() }

          /// The view as it is drawn, in a layout.
          public static func image(
            drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
            layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
          ) -> Snapshotting {
            let config: ViewImageConfig
            switch layout {
            case .device(let device): config = device
            case .fixed(let width, let height): config = ViewImageConfig(size: CGSize(width: width, height: height))
            case .sizeThatFits: config = ViewImageConfig()
            }
            return SimplySnapshotting.image(
              precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
            ).pullback { (view: Value) in
              nonisolated(unsafe) let view = view
              return picture({ SnapshotHosting(view) }, config, traits)
            }
          }
        }

        extension Snapshotting where Value == UIView, Format == String {
          /// The views with their places and constraints.
          public static var recursiveDescription: Snapshotting { .recursiveDescription() }

          /// The views with their places and constraints.
          public static func recursiveDescription(
            size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
          ) -> Snapshotting<UIView, String> {
            SimplySnapshotting.lines.pullback { (view: UIView) in
              text({ view }, .layout, ViewImageConfig(size: size), traits)
            }
          }
        }

        extension Snapshotting where Value == UIViewController, Format == String {
          /// The controller's views with their places and constraints.
          public static var recursiveDescription: Snapshotting { .recursiveDescription() }

          /// The controller's views with their places and constraints, on a device.
          public static func recursiveDescription(
            on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
            traits: UITraitCollection = UITraitCollection()
          ) -> Snapshotting<UIViewController, String> {
            var config = config
            if let size { config.size = size }
            return SimplySnapshotting.lines.pullback { (controller: UIViewController) in
              text({ controller }, .layout, config, traits)
            }
          }
        }
        """
}
