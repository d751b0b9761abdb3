import CoreGraphics
import Foundation
import OctantDisplay

/// The accessibility values that a program set on one responder, and the state kept for it. Made when first needed.
@MainActor
final class AccessibilityStore {
    /// The element's name in all committed trees.
    let id = AccessibilityID.unique()
    var isElement: Bool?
    var label: StyledText?
    var value: StyledText?
    var hint: StyledText?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var language: String?
    /// On the screen, in points.
    var frame: CGRect?
    var activationPoint: CGPoint?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var inputLabels: [String]?
    var respondsToInteraction: Bool?
    var ignoresInvertedColors = false
    var containerType = UIAccessibilityContainerType.none
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    /// Its node in the tree that was made last.
    var lastNode: AccessibilityNode?
    /// The rows around what is in it, of a list, by what they contain.
    var rows: [AccessibilityID: AccessibilityNode] = [:]
    /// The view's part of the tree that was made last.
    var memory: AccessibilityMemory?
}
