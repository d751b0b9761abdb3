import MethodShapes
import ObjectiveC
import OlderMethodShapes
import Testing
import UIKit

@Suite("MethodTable")
@MainActor
struct MethodTableTests {
    @Test("a bare name means the method that the class, or one above it, lists, in both language modes")
    func bareNames() {
        for page in [RewrittenSubpageOfNewer(), RewrittenSubpageOfOlder()] as [UIView] {
            let button = UIButton()
            button.tag = 4
            #expect(Selector("two:with:").invoke(on: page, with: [button]) as? String == "two 4 true")
            #expect(Selector("alone").invoke(on: page) as? Int == 7)
            #expect(Selector("more").invoke(on: page) as? String == "more")
            Selector("setSecret:").invoke(on: page, with: ["deep"])
            #expect(Selector("secret").invoke(on: page) as? String == "deep")
        }
    }

    @Test("classes in classes, and such as no actor's, have their own tables")
    func others() {
        #expect(Selector("inside:").invoke(on: MethodShapes.RewrittenPage.Part()) as? String == "inside")
        let model = MethodShapes.RewrittenModel()
        let notification = Notification(name: Notification.Name("n"), object: nil, userInfo: ["a": 1])
        #expect(Selector("saved:").invoke(on: model, with: [notification]) as? Int == 1)
        #expect(Selector("shown:").invoke(on: model, with: [1]) as? Int == 2)
        Selector("setTitle:").invoke(on: model, with: [nil])
        #expect(Selector("title").invoke(on: model) == nil)
    }

    @Test("generic classes have tables, extensions of other modules' classes too, and private ones list their own")
    func otherPlaces() {
        #expect(Selector("made").invoke(on: GenericPage<[Int: String]>()) as? String == "Dictionary<Int, String>")
        #expect(Selector("made").invoke(on: GenericSubpage()) as? String == "Int")
        #expect(Selector("given").invoke(on: GenericSubpage()) as? String == "given")
        #expect(!UIView().responds(to: Selector("given")))
        #expect(Selector("first").invoke(on: PrivateSubpage()) as? Int == 1)
        #expect(Selector("second").invoke(on: PrivateSubpage()) as? Int == 2)
        #expect(Selector("first").invoke(on: PrivatePage()) as? Int == 1)
        #expect(!PrivatePage().responds(to: Selector("second")))
    }

    @Test("what a table lists is what objects and classes respond to")
    func responding() {
        let (page, subpage) = (MethodShapes.RewrittenPage(), MethodShapes.RewrittenSubpage())
        #expect(page.responds(to: Selector("tap:")) && !page.responds(to: Selector("more")))
        #expect(subpage.responds(to: Selector("tap:")) && subpage.responds(to: Selector("more")))
        #expect(!page.responds(to: Selector("nowhere")) && !page.responds(to: nil))
        #expect(MethodShapes.RewrittenPage.instancesRespond(to: "plain") && !UIView.instancesRespond(to: "plain"))
        #expect(class_respondsToSelector(MethodShapes.RewrittenSubpage.self, "maybe:"))
        // What the selector brings along needs no table.
        #expect(page.responds(to: page.selectors["step:"]) && !UIView().responds(to: page.selectors["step:"]))
    }
}

private final class RewrittenSubpageOfNewer: MethodShapes.RewrittenSubpage {}
private final class RewrittenSubpageOfOlder: OlderMethodShapes.RewrittenSubpage {}

private class PrivatePage: UIView, ObjectiveC.MethodListing {
    func first() -> Int { 1 }
    nonisolated class var listedMethods: [ObjectiveC.Selector] { [.init("first", PrivatePage.first)] }
}

private final class PrivateSubpage: PrivatePage {
    func second() -> Int { 2 }
    nonisolated override class var listedMethods: [ObjectiveC.Selector] {
        super.listedMethods + [.init("second", PrivateSubpage.second)]
    }
}

class GenericPage<Value>: UIView {
    func made() -> String { "\(Value.self)" }
}

final class GenericSubpage: GenericPage<Int> {}

extension GenericPage {
    nonisolated enum __ObjCMethods: ObjectiveC.MethodTable {
        nonisolated static var methods: [ObjectiveC.Selector] { [.init("made", GenericPage.made)] }
    }
}

extension UIView {
    func given() -> String { "given" }

    nonisolated enum __ObjCMethods: ObjectiveC.MethodTable {
        nonisolated static var methods: [ObjectiveC.Selector] { [.init("given", UIView.given)] }
    }
}
