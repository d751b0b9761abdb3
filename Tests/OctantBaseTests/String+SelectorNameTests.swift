import OctantBase
import Testing

@Suite("Names of selectors")
struct SelectorNameTests {
    @Test(
        "a method that Swift calls so has this name",
        arguments: [
            ("scrollViewDidScroll(_:)", "scrollViewDidScroll:"), ("reset()", "reset"), ("reset", "reset"),
            ("tableView(_:didSelectRowAt:)", "tableView:didSelectRowAt:"),
            ("viewForZooming(in:)", "viewForZoomingIn:"), ("save(item:_:)", "saveWithItem::"),
        ])
    func names(_ method: String, _ selector: String) {
        #expect(method.selectorName == selector)
    }
}
