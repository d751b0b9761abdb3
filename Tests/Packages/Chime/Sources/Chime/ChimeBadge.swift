import SwiftUI

/// The bell with the number of times that it rang.
public struct ChimeBadge: View {
    let count: Int

    public init(count: Int) { self.count = count }

    public var body: some View {
        HStack(spacing: 4) {
            Image(.bell).foregroundStyle(.accent)
            Text("\(count) bells", bundle: .module)
        }
        .background(Color(.Brand.ink))
    }
}
