import Foundation

/// The texts of the package.
enum ChimeTexts {
    static let title = NSLocalizedString("chime.title", tableName: nil, bundle: .module, value: "", comment: "")
    static let press = Bundle.module.localizedString(forKey: "chime.press", value: nil, table: nil)

    static func bells(_ count: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("%lld bells", bundle: .module, comment: ""), count)
    }

    static func bells(_ bells: Int, inTowers towers: Int) -> String {
        let format = NSLocalizedString("%lld bells in %lld towers", bundle: Bundle(for: ChimeView.self), comment: "")
        return String(format: format, bells, towers)
    }

    static func greeting(_ name: String) -> String {
        String(localized: "Hello, \(name)", bundle: .module)
    }

    static func bellsInNewStyle(_ count: Int) -> String {
        String(localized: "\(count) bells", bundle: .module)
    }
}
