import Foundation
import Testing
import UIKit
import ViewSupport

@Suite("NSLocalizedString")
struct NSLocalizedStringTests {
    @Test("each way to call it finds the text, and what it is given where there is none")
    func calls() throws {
        try ResourceFolder.with { folder in
            try folder.write("Localizable.strings", #""Stop" = "Halt";"#)
            try folder.write("Other.strings", #""Stop" = "Elsewhere";"#)
            let bundle = try folder.bundle
            #expect(NSLocalizedString("Stop", bundle: bundle, comment: "") == "Halt")
            #expect(NSLocalizedString("Stop", tableName: "Other", bundle: bundle, comment: "") == "Elsewhere")
            #expect(NSLocalizedString("Stop", bundle: bundle, value: "No", comment: "") == "Halt")
            #expect(NSLocalizedString("Go", bundle: bundle, value: "No", comment: "") == "No")
            #expect(NSLocalizedString("Go", bundle: bundle, comment: "") == "Go")
        }
        #expect(NSLocalizedString("Stop", comment: "") == "Stop")
        #expect(NSLocalizedString("Stop", value: "No", comment: "") == "No")
        #expect(NSLocalizedString("Stop", tableName: "Other", comment: "") == "Stop")
        #expect(NSLocalizedString("Stop", tableName: "Other", value: "No", comment: "") == "No")
    }
}
