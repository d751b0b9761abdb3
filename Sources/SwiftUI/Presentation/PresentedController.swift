import UIKit

/// The controller of presented views. Main actor only.
final class PresentedController: UIHostingController<AnyView> {
    /// Whether the presentation is as large as the views want to be, as a popover is.
    var fitsContent = false {
        didSet { if fitsContent { preferredContentSize = sizeThatFits(in: UIView.layoutFittingExpandedSize) } }
    }

    /// What the views ask of the presentation.
    private(set) var settings = SheetSettings()
    private var backdrop: _UIHostingView<AnyView>?

    /// Does what the views ask of their presentation, in an environment.
    func apply(_ settings: SheetSettings, in values: EnvironmentValues) {
        self.settings = settings
        isModalInPresentation = settings.isLocked ?? false
        if let background = settings.background {
            let view = background.ignoresSafeArea().surrounded(by: values)
            if let backdrop { backdrop.rootView = view } else { addBackdrop(view) }
        }
        guard let sheet = sheetPresentationController else { return }
        let change = { [self] in
            if let detents = settings.detents, !detents.isEmpty {
                sheet.detents = detents.map(\.detent)
                if let selection = settings.selection {
                    sheet.selectedDetentIdentifier = selection.wrappedValue.detent.identifier
                }
            }
            sheet.prefersGrabberVisible = showsGrabber
            sheet.preferredCornerRadius = settings.cornerRadius
            sheet.largestUndimmedDetentIdentifier = settings.interaction?.undimmed(among: settings.detents ?? [])
        }
        if isBeingPresented || viewIfLoaded?.window == nil { change() } else { sheet.animateChanges(change) }
    }

    /// A sheet that has several heights shows that it can be dragged.
    private var showsGrabber: Bool {
        switch settings.dragIndicator ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: (settings.detents?.count ?? 0) > 1
        }
    }

    private func addBackdrop(_ content: AnyView) {
        let backdrop = _UIHostingView(rootView: content)
        backdrop.frame = view.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.isUserInteractionEnabled = false
        view.backgroundColor = .clear
        view.insertSubview(backdrop, at: 0)
        self.backdrop = backdrop
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard fitsContent else { return }
        let size = view.intrinsicContentSize
        if size != preferredContentSize { preferredContentSize = size }
    }
}
