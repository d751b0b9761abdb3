import Combine
import Foundation
import Testing

@Suite("Objects that tell of their changes")
struct ObservableObjectTests {
    class Model: ObservableObject {
        @Published var progress = 0.0
        var unseen = 0
    }

    final class Heir: Model {
        @Published var name = ""
    }

    final class Older: NSObject, ObservableObject {
        @Published var count = 0
    }

    @MainActor final class Isolated: ObservableObject {
        @Published var text = "a"
    }

    @Test("an object tells before it changes")
    func anObjectTellsBeforeItChanges() {
        let model = Heir()
        var seen: [String] = []
        let tie = model.objectWillChange.sink { seen.append("\(model.progress) \(model.name)") }
        model.progress = 0.5
        model.name = "n"
        model.unseen = 1
        #expect(seen == ["0.0 ", "0.5 "])
        #expect(model.objectWillChange === model.objectWillChange)
        withExtendedLifetime(tie) {}
    }

    @Test("an object of foundation tells")
    func anObjectOfFoundationTells() {
        let older = Older()
        var count = 0
        let tie = older.objectWillChange.sink { count += 1 }
        older.count += 1
        #expect((count, older.count) == (1, 1))
        withExtendedLifetime(tie) {}
    }

    @MainActor @Test("a published property sends its value before it has it")
    func aPublishedPropertySendsItsValueBeforeItHasIt() {
        let isolated = Isolated()
        var seen: [String] = []
        let tie = isolated.$text.sink { seen.append($0 + isolated.text) }
        isolated.text = "b"
        #expect(seen == ["aa", "ba"])
        withExtendedLifetime(tie) {}
    }

    @Test("a publisher is assigned to a property for as long as it lives")
    func aPublisherIsAssignedToAPropertyForAsLongAsItLives() {
        let subject = PassthroughSubject<Double, Never>()
        var model: Model? = Model()
        weak let weakly = model
        if let model { subject.assign(to: &model.$progress) }
        subject.send(0.25)
        #expect(model?.progress == 0.25)
        model = nil
        #expect(weakly == nil)
        subject.send(1)
    }
}
