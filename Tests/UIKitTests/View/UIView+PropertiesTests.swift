import CoreGraphics
import Observation
import Testing
import UIKit
import ViewSupport

@Observable
@MainActor
private final class Model {
    var name = "one"
    var other = 0
}

private final class Badge: UIView {
    let model: Model
    var names: [String] = []

    init(_ model: Model) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        names.append(model.name)
    }
}

@Suite("Properties follow a model")
@MainActor
struct PropertiesTests {
    @Test("they are set before the first layout, when what was read changes, and when that is asked for")
    func observed() {
        Stage.shown(size: CGSize(width: 50, height: 50)) { stage in
            let model = Model()
            let badge = Badge(model)
            stage.window.addSubview(badge)
            stage.pass(0.1)
            #expect(badge.names == ["one"])
            model.other = 1
            stage.pass(0.1)
            #expect(badge.names == ["one"])
            model.name = "two"
            model.name = "three"
            stage.pass(0.1)
            #expect(badge.names == ["one", "three"])
            badge.setNeedsUpdateProperties()
            badge.updatePropertiesIfNeeded()
            #expect(badge.names == ["one", "three", "three"])
            stage.pass(0.1)
            #expect(badge.names.count == 3)
        }
    }
}
