import UIKit

/// Points between the choice and the arrows. Ours.
private let arrowSpacing: CGFloat = 4

/// A button that shows the choice that is made, with arrows, and brings up a menu of all.
final class MenuChoice: UIButton, ChoiceControl {
    var choose: (Int) -> Void = { _ in }

    required init() {
        super.init(frame: .zero)
        showsMenuAsPrimaryAction = true
        var configuration = UIButton.Configuration.plain()
        configuration.imagePlacement = .trailing
        configuration.imagePadding = arrowSpacing
        configuration.preferredSymbolConfigurationForImage = .init(textStyle: .footnote)
        configuration.contentInsets = .zero
        self.configuration = configuration
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ lines: [MenuContents.Line], chosen: Int?) {
        let actions = lines.enumerated().map { index, line in
            UIAction(
                title: line.title, subtitle: line.subtitle, image: line.image, state: index == chosen ? .on : .off
            ) { [weak self] _ in self?.choose(index) }
        }
        menu = UIMenu(children: actions)
        let line = chosen.map { lines[$0] }
        if configuration?.title != line?.title { configuration?.title = line?.title }
        let image = line?.title.isEmpty == true ? line?.image : UIImage(systemName: "chevron.up.chevron.down")
        if configuration?.image != image { configuration?.image = image }
    }

    func size(for proposal: ProposedViewSize) -> CGSize { intrinsicContentSize }

    private var setLabel: String?, setValue: String?

    override var accessibilityLabel: String? {
        get { setLabel ?? stringsInRow }
        set { setLabel = newValue }
    }

    override var accessibilityValue: String? {
        get { setValue ?? configuration?.title }
        set { setValue = newValue }
    }
}
