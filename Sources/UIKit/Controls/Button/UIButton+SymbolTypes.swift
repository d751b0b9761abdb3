internal import OctantLocalization

extension UIButton.ButtonType {
    /// The image of buttons of this type; nil for those that have none by themselves.
    var symbol: UIImage? {
        let name: String? =
            switch self {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .custom, .system, .close: nil
            }
        return name.flatMap {
            UIImage(
                systemName: $0, withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
        }
    }

    /// What is read of buttons of this type that have no title; nil for those without an image of their own.
    func spokenName(in strings: LocalizedStrings) -> String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: strings.catalog.moreInfo
        case .contactAdd: strings.bars.add
        case .custom, .system, .close: nil
        }
    }
}
