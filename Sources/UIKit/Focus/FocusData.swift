/// The focus state of one view; made when first needed.
@MainActor
final class FocusData {
    var group: String?
    /// The value that the program set; nil for none.
    var effect: UIFocusEffect??
    var ring: FocusRing?
}
