import Symbols
import UIKit

extension ImageElement {
    /// Runs and ends effects, as `new` asks after `old`.
    func run(_ new: [SymbolEffectRequest], after old: [SymbolEffectRequest], isFirst: Bool) {
        guard new != old else { return }
        for index in 0..<max(new.count, old.count) {
            let (before, after) = (
                old.indices.contains(index) ? old[index] : nil, new.indices.contains(index) ? new[index] : nil
            )
            let isSame = before.flatMap { before in after.map(before.isSame) } ?? false
            if let before, before.goesOn, !isSame || after?.goesOn != true { view.end(before.effect, animated: true) }
            guard let after else { continue }
            if after.goesOn, !isSame || before?.goesOn != true {
                view.begin(after.effect, after.options, isIndefinite: true, animated: !isFirst)
            } else if isSame, let runs = after.runs, runs != before?.runs {
                view.begin(after.effect, after.options, isIndefinite: false)
            }
        }
    }

    /// Shows `image`, by the content transition of `surroundings` where it is another symbol in an animated change.
    func exchange(_ image: UIImage?, isOther: Bool, in surroundings: EnvironmentValues) {
        let transition = surroundings.contentTransition
        guard isOther, case .symbol(let replacement) = transition.kind, transaction.animation != nil,
            !transaction.disablesAnimations
        else {
            fade(by: transition)
            view.image = image
            return
        }
        let isSymbol = image?.isSymbolImage ?? false
        view.replace(by: replacement.effect, replacement.options, isSymbol: isSymbol) { view.image = image }
    }
}
