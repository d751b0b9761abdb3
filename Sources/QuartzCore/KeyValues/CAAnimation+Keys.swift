import CoreGraphics
import RenderServer

extension CAAnimation: KeyedObject {
    final func storedValue(_ key: String) -> Any? { custom[key] }

    final func store(_ value: Any?, _ key: String) { custom[key] = value }

    /// The properties of CAAnimation by name.
    static let animationKeys: [String: KeyedProperty] = {
        var keys: [String: KeyedProperty] = [
            "timingFunction": KeyedProperty(\CAAnimation.timingFunction),
            "delegate": KeyedProperty(\CAAnimation.delegate) { $0 as? any CAAnimationDelegate },
            "isRemovedOnCompletion": KeyedProperty(\CAAnimation.isRemovedOnCompletion, true),
            "beginTime": KeyedProperty(\CAAnimation.beginTime, 0),
            "duration": KeyedProperty(\CAAnimation.duration, 0),
            "speed": KeyedProperty(\CAAnimation.speed, 1),
            "timeOffset": KeyedProperty(\CAAnimation.timeOffset, 0),
            "repeatCount": KeyedProperty(\CAAnimation.repeatCount, 0),
            "repeatDuration": KeyedProperty(\CAAnimation.repeatDuration, 0),
            "autoreverses": KeyedProperty(\CAAnimation.autoreverses, false),
            "fillMode": KeyedProperty(\CAAnimation.fillMode, .removed),
            "preferredFrameRateRange": KeyedProperty(\CAAnimation.preferredFrameRateRange, .default),
        ]
        keys.addObjectiveCNames()
        return keys
    }()
}

extension CAFrameRateRange: KeyedValue {}

extension CAPropertyAnimation {
    /// The properties that CAPropertyAnimation adds, by name.
    static let propertyKeys: [String: KeyedProperty] = {
        var keys: [String: KeyedProperty] = [
            "keyPath": KeyedProperty(\CAPropertyAnimation.keyPath),
            "isAdditive": KeyedProperty(\CAPropertyAnimation.isAdditive, false),
            "isCumulative": KeyedProperty(\CAPropertyAnimation.isCumulative, false),
            "valueFunction": KeyedProperty(\CAPropertyAnimation.valueFunction) { $0 as? CAValueFunction },
        ]
        keys.addObjectiveCNames()
        return keys
    }()
}

extension CABasicAnimation {
    /// The properties that CABasicAnimation adds, by name.
    static let basicKeys: [String: KeyedProperty] = [
        "fromValue": KeyedProperty(anything: \CABasicAnimation.fromValue),
        "toValue": KeyedProperty(anything: \CABasicAnimation.toValue),
        "byValue": KeyedProperty(anything: \CABasicAnimation.byValue),
    ]
}

extension CASpringAnimation {
    /// The properties that CASpringAnimation adds, by name.
    static let springKeys: [String: KeyedProperty] = [
        "mass": KeyedProperty(\CASpringAnimation.mass, 1),
        "stiffness": KeyedProperty(\CASpringAnimation.stiffness, 100),
        "damping": KeyedProperty(\CASpringAnimation.damping, 10),
        "initialVelocity": KeyedProperty(\CASpringAnimation.initialVelocity, 0),
        "allowsOverdamping": KeyedProperty(\CASpringAnimation.allowsOverdamping, false),
        "settlingDuration": KeyedProperty { (spring: CASpringAnimation) in spring.settlingDuration.keyedBox },
        "perceptualDuration": KeyedProperty { (spring: CASpringAnimation) in spring.perceptualDuration.keyedBox },
        "bounce": KeyedProperty { (spring: CASpringAnimation) in spring.bounce.keyedBox },
    ]
}

extension CAKeyframeAnimation {
    /// The properties that CAKeyframeAnimation adds, by name.
    static let keyframeKeys: [String: KeyedProperty] = [
        "values": KeyedProperty(\CAKeyframeAnimation.values) { $0 as? [Any] },
        "path": KeyedProperty(\CAKeyframeAnimation.path),
        "keyTimes": KeyedProperty(\CAKeyframeAnimation.keyTimes),
        "timingFunctions": KeyedProperty(\CAKeyframeAnimation.timingFunctions),
        "calculationMode": KeyedProperty(\CAKeyframeAnimation.calculationMode, .linear),
        "rotationMode": KeyedProperty(\CAKeyframeAnimation.rotationMode),
        "tensionValues": KeyedProperty(\CAKeyframeAnimation.tensionValues),
        "continuityValues": KeyedProperty(\CAKeyframeAnimation.continuityValues),
        "biasValues": KeyedProperty(\CAKeyframeAnimation.biasValues),
    ]
}

extension CATransition {
    /// The properties that CATransition adds, by name.
    static let transitionKeys: [String: KeyedProperty] = [
        "type": KeyedProperty(\CATransition.type, .fade),
        "subtype": KeyedProperty(\CATransition.subtype),
        "startProgress": KeyedProperty(\CATransition.startProgress, 0),
        "endProgress": KeyedProperty(\CATransition.endProgress, 1),
    ]
}

extension CAAnimationGroup {
    /// The properties that CAAnimationGroup adds, by name.
    static let groupKeys: [String: KeyedProperty] = [
        "animations": KeyedProperty(\CAAnimationGroup.animations) { $0 as? [CAAnimation] }
    ]
}
