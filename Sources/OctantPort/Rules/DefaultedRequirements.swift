internal import OctantBase
internal import SwiftSyntax

/// Calls methods of UIKit's delegates that are optional on Apple's systems, `delegate?.scrollViewDidScroll?(view)`, as
/// what they are here: methods that a class may leave out because the protocol has one.
package struct DefaultedRequirements: RewritingRule {
    /// The methods, as a reference with labels names them. `DefaultedRequirementsTests` finds one that is missing.
    package static let methods: Set<String> = [
        // CAAnimationDelegate, CALayerDelegate, CALayoutManager
        "animationDidStart(_:)", "animationDidStop(_:finished:)", "action(for:forKey:)", "display(_:)", "draw(_:in:)",
        "layerWillDraw(_:)", "layoutSublayers(of:)", "invalidateLayout(of:)", "preferredSize(of:)",
        // UIColorPickerViewControllerDelegate
        "colorPickerViewController(_:didSelect:continuously:)", "colorPickerViewControllerDidSelectColor(_:)",
        "colorPickerViewControllerDidFinish(_:)",
        // UIApplicationDelegate
        "application(_:configurationForConnecting:options:)", "application(_:didDiscardSceneSessions:)",
        "application(_:didFinishLaunchingWithOptions:)", "application(_:supportedInterfaceOrientationsFor:)",
        "application(_:open:options:)",
        "application(_:willFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)",
        "applicationDidEnterBackground(_:)", "applicationDidFinishLaunching(_:)",
        "applicationDidReceiveMemoryWarning(_:)", "applicationWillEnterForeground(_:)",
        "applicationWillResignActive(_:)", "applicationWillTerminate(_:)",
        // UISceneDelegate
        "scene(_:openURLContexts:)", "scene(_:willConnectTo:options:)", "sceneDidBecomeActive(_:)",
        "sceneDidDisconnect(_:)", "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)",
        "sceneWillResignActive(_:)",
        // UIAdaptivePresentationControllerDelegate
        "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        "presentationControllerDidAttemptToDismiss(_:)", "presentationControllerDidDismiss(_:)",
        "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
        // UIGestureRecognizerDelegate
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)", "gestureRecognizer(_:shouldReceive:)",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "gestureRecognizer(_:shouldRequireFailureOf:)",
        "gestureRecognizerShouldBegin(_:)",
        // UIBarPositioningDelegate, UINavigationBarDelegate, UINavigationControllerDelegate
        "position(for:)", "navigationBar(_:didPop:)", "navigationBar(_:didPush:)", "navigationBar(_:shouldPop:)",
        "navigationBar(_:shouldPush:)", "navigationController(_:animationControllerFor:from:to:)",
        "navigationController(_:didShow:animated:)", "navigationController(_:interactionControllerFor:)",
        "navigationController(_:willShow:animated:)",
        // UISplitViewControllerDelegate
        "primaryViewController(forCollapsing:)", "primaryViewController(forExpanding:)",
        "splitViewController(_:collapseSecondary:onto:)",
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
        "splitViewController(_:separateSecondaryFrom:)", "splitViewController(_:show:sender:)",
        "splitViewController(_:showDetail:sender:)",
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", "splitViewController(_:willChangeTo:)",
        "splitViewController(_:willHide:)", "splitViewController(_:willShow:)", "splitViewControllerDidCollapse(_:)",
        "splitViewControllerDidExpand(_:)", "targetDisplayModeForAction(in:)",
        // UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate
        "collisionBehavior(_:beganContactFor:with:at:)",
        "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)", "collisionBehavior(_:endedContactFor:with:)",
        "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)", "dynamicAnimatorDidPause(_:)",
        "dynamicAnimatorWillResume(_:)",
        // UISearchBarDelegate
        "searchBar(_:shouldChangeTextIn:replacementText:)", "searchBar(_:textDidChange:)",
        "searchBarCancelButtonClicked(_:)", "searchBarSearchButtonClicked(_:)", "searchBarShouldBeginEditing(_:)",
        "searchBarShouldEndEditing(_:)", "searchBarTextDidBeginEditing(_:)", "searchBarTextDidEndEditing(_:)",
        // UIActivityItemSource, UIEditMenuInteractionDelegate, UIToolTipInteractionDelegate
        "activityViewController(_:subjectForActivityType:)",
        "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)",
        "editMenuInteraction(_:menuFor:suggestedActions:)", "editMenuInteraction(_:targetRectFor:)",
        "editMenuInteraction(_:willDismissMenuFor:animator:)", "editMenuInteraction(_:willPresentMenuFor:animator:)",
        "toolTipInteraction(_:configurationAt:)",
        // UIScrollViewDelegate
        "scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewDidEndDecelerating(_:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndScrollingAnimation(_:)",
        "scrollViewDidScroll(_:)", "scrollViewDidScrollToTop(_:)", "scrollViewShouldScrollToTop(_:)",
        "scrollViewWillBeginDecelerating(_:)", "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "scrollViewWillBeginZooming(_:with:)",
        "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewDidZoom(_:)", "viewForZooming(in:)",
        // UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", "prepareForPopoverPresentation(_:)",
        // UITabBarDelegate, UITabBarControllerDelegate
        "tabBar(_:didSelect:)", "tabBarController(_:didSelect:)", "tabBarController(_:shouldSelect:)",
        "tabBarController(_:didSelectTab:previousTab:)", "tabBarController(_:shouldSelectTab:)",
        // UIPickerViewDelegate, UITextFieldDelegate, UIContentView
        "pickerView(_:accessibilityHintForComponent:)", "pickerView(_:accessibilityLabelForComponent:)",
        "pickerView(_:attributedTitleForRow:forComponent:)", "pickerView(_:didSelectRow:inComponent:)",
        "pickerView(_:rowHeightForComponent:)", "pickerView(_:titleForRow:forComponent:)",
        "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:widthForComponent:)", "supports(_:)",
        "textFieldShouldClear(_:)",
        // UITableViewDelegate, UITableViewDataSource, UITableViewDataSourcePrefetching
        "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)", "tableView(_:commit:forRowAt:)",
        "tableView(_:editingStyleForRowAt:)", "tableView(_:moveRowAt:to:)",
        "tableView(_:shouldIndentWhileEditingRowAt:)",
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
        "numberOfSections(in:)", "tableView(_:accessoryButtonTappedForRowWith:)",
        "tableView(_:cancelPrefetchingForRowsAt:)", "tableView(_:didDeselectRowAt:)",
        "tableView(_:didEndDisplaying:forRowAt:)", "tableView(_:didEndDisplayingFooterView:forSection:)",
        "tableView(_:didEndDisplayingHeaderView:forSection:)", "tableView(_:didHighlightRowAt:)",
        "tableView(_:didSelectRowAt:)", "tableView(_:didUnhighlightRowAt:)", "tableView(_:estimatedHeightForRowAt:)",
        "tableView(_:heightForFooterInSection:)", "tableView(_:heightForHeaderInSection:)",
        "tableView(_:heightForRowAt:)", "tableView(_:indentationLevelForRowAt:)", "tableView(_:shouldHighlightRowAt:)",
        "tableView(_:titleForFooterInSection:)", "tableView(_:titleForHeaderInSection:)",
        "tableView(_:viewForFooterInSection:)", "tableView(_:viewForHeaderInSection:)",
        "tableView(_:willDeselectRowAt:)", "tableView(_:willDisplay:forRowAt:)",
        "tableView(_:willDisplayFooterView:forSection:)", "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView(_:willSelectRowAt:)", "sectionIndexTitles(for:)", "tableView(_:sectionForSectionIndexTitle:at:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "tableView(_:willBeginEditingRowAt:)",
        "tableView(_:didEndEditingRowAt:)", "tableView(_:contextMenuConfigurationForRowAt:point:)",
        // UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
        "collectionView(_:cancelPrefetchingForItemsAt:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        // UICollectionViewDelegate, UICollectionViewDelegateFlowLayout
        "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        "collectionView(_:contextMenuConfigurationForItemsAt:point:)", "collectionView(_:canFocusItemAt:)",
        "collectionView(_:didDeselectItemAt:)",
        "collectionView(_:didEndDisplaying:forItemAt:)",
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        "collectionView(_:didHighlightItemAt:)", "collectionView(_:didSelectItemAt:)",
        "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)", "collectionView(_:layout:sizeForItemAt:)",
        "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:shouldHighlightItemAt:)",
        "collectionView(_:shouldSelectItemAt:)",
        "collectionView(_:targetContentOffsetForProposedContentOffset:)", "collectionView(_:willDisplay:forItemAt:)",
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        // UITextViewDelegate
        "textView(_:editMenuForTextIn:suggestedActions:)",
        "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidBeginEditing(_:)", "textViewDidChange(_:)",
        "didDismissSearchController(_:)",
        "didPresentSearchController(_:)",
        "searchBar(_:selectedScopeButtonIndexDidChange:)",
        "textStorage(_:didProcessEditing:range:changeInLength:)",
        "textStorage(_:willProcessEditing:range:changeInLength:)",
        "textView(_:shouldInteractWith:in:)",
        "textView(_:shouldInteractWith:in:interaction:)",
        "willDismissSearchController(_:)",
        "willPresentSearchController(_:)",
        "textViewDidChangeSelection(_:)", "textViewDidEndEditing(_:)", "textViewShouldBeginEditing(_:)",
        "textViewShouldEndEditing(_:)",
        // UIPageViewControllerDataSource, UIPageViewControllerDelegate
        "presentationCount(for:)", "presentationIndex(for:)",
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        "pageViewController(_:willTransitionTo:)",
        // UIPageControlProgressDelegate, UIPageControlTimerProgressDelegate
        "pageControlProgress(_:initialProgressForPage:)", "pageControlProgressVisibilityDidChange(_:)",
        "pageControlTimerProgress(_:shouldAdvanceToPage:)", "pageControlTimerProgressDidChange(_:)",
        // UITextFieldDelegate
        "textField(_:editMenuForCharactersIn:suggestedActions:)",
        "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldDidBeginEditing(_:)",
        "textFieldDidChangeSelection(_:)", "textFieldDidEndEditing(_:)", "textFieldShouldBeginEditing(_:)",
        "textFieldShouldEndEditing(_:)", "textFieldShouldReturn(_:)",
        // UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
        "animationController(forDismissed:)", "animationController(forPresented:presenting:source:)",
        "animationEnded(_:)", "interactionControllerForDismissal(using:)",
        "interactionControllerForPresentation(using:)", "presentationController(forPresented:presenting:source:)",
    ]

    /// The selector of the one of the methods that `reference` names without its labels; nil for none, or more.
    static func selectorName(of reference: DeclReferenceExprSyntax) -> String? {
        guard reference.argumentNames == nil else { return nil }
        let found = methods.filter { $0.hasPrefix(reference.baseName.text + "(") }
        return found.count == 1 ? found.first?.selectorName : nil
    }

    private static let names = Set(methods.map { String($0.prefix { $0 != "(" }) })

    package var words: [String] { ["?(", "!("] }
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = CallVisitor(
            names: Self.names.subtracting(module.optionalRequirements.values.flatMap(\.self).map(\.name)))
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

private final class CallVisitor: SyntaxVisitor {
    private let names: Set<String>
    private(set) var changes = Changes()

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee =
            node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
            ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
        guard let member = callee?.as(MemberAccessExprSyntax.self), names.contains(member.declName.baseName.text),
            let mark = node.calledExpression.lastToken(viewMode: .sourceAccurate)
        else { return .visitChildren }
        let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
        if DefaultedRequirements.methods.contains("\(member.declName.baseName.text)(\(labels))") {
            changes.edits.append(Edit(mark.trimmedBytes, ""))
        }
        return .visitChildren
    }
}
