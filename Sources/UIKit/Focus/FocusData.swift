/// What keyboard focus knows of one view; made when first needed.
@MainActor
final class FocusData {
    var group: String?
    /// What the program said; nil for nothing said.
    var effect: UIFocusEffect??
    var ring: FocusRing?
}
