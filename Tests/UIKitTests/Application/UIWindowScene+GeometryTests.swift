import Foundation
import Testing
import UIKit

@Suite("Requests for another geometry of a scene")
@MainActor
struct UIWindowSceneGeometryTests {
    private func error(_ preferences: UIWindowScene.GeometryPreferences) async -> UISceneError? {
        var found: UISceneError?
        UIWindowScene.main.requestGeometryUpdate(preferences) { found = $0 as? UISceneError }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        return found
    }

    @Test("a desktop's windows are upright: nothing else is to be had, which is told")
    func orientations() async {
        #expect(await error(.iOS(interfaceOrientations: .portrait)) == nil)
        #expect(await error(.iOS(interfaceOrientations: .all)) == nil)
        #expect(await error(UIWindowScene.GeometryPreferences.iOS()) == nil)
        let denied = await error(.iOS(interfaceOrientations: .landscape))
        #expect(denied?.code == .geometryRequestDenied)
        #expect(UIWindowScene.main.effectiveGeometry.interfaceOrientation == .portrait)
    }
}
