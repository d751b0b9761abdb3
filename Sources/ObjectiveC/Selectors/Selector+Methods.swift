extension Selector {
    // A function of an actor is called here on whatever thread the selector is sent on, as the Objective-C runtime
    // would; the casts take away only the note of where it belongs, which is no part of how it is called.
    //
    // `Form.draw` is the one without arguments where a class, or one that it inherits from, has others of this name:
    // those have labels or underscores to be named by.

    /// The method `method`, which takes no arguments, of an object: `Selector("save", Form.save)`.
    public init<Owner, Result>(_ name: String, _ method: @escaping (Owner) -> @isolated(any) () -> Result) {
        let method = unsafeBitCast(method, to: ((Owner) -> () -> Result).self)
        self.init(name: name, method: Method(of: Owner.self) { owner, _ in method(owner)() })
    }

    /// The method `method`, which takes one argument, of an object: `Selector("save:", Form.save(_:))`. A name without
    /// colons gets one.
    @_disfavoredOverload
    public init<Owner, First, Result>(
        _ name: String, _ method: @escaping (Owner) -> @isolated(any) (First) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Owner) -> (First) -> Result).self)
        self.init(
            name: Self.name(name, 1),
            method: Method(of: Owner.self) { owner, arguments throws(Misfit) in
                method(owner)(try arguments.value(0))
            })
    }

    /// The method `method`, which takes two arguments, of an object: `Selector("save:for:", Form.save(_:for:))`. A name
    /// without colons gets two.
    @_disfavoredOverload
    public init<Owner, First, Second, Result>(
        _ name: String, _ method: @escaping (Owner) -> @isolated(any) (First, Second) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Owner) -> (First, Second) -> Result).self)
        self.init(
            name: Self.name(name, 2),
            method: Method(of: Owner.self) { owner, arguments throws(Misfit) in
                method(owner)(try arguments.value(0), try arguments.value(1))
            })
    }

    /// The method `method`, which takes three arguments, of an object. A name without colons gets three.
    @_disfavoredOverload
    public init<Owner, First, Second, Third, Result>(
        _ name: String, _ method: @escaping (Owner) -> @isolated(any) (First, Second, Third) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Owner) -> (First, Second, Third) -> Result).self)
        self.init(
            name: Self.name(name, 3),
            method: Method(of: Owner.self) { owner, arguments throws(Misfit) in
                method(owner)(try arguments.value(0), try arguments.value(1), try arguments.value(2))
            })
    }

    /// The method `method`, which takes four arguments, of an object. A name without colons gets four.
    @_disfavoredOverload
    public init<Owner, First, Second, Third, Fourth, Result>(
        _ name: String, _ method: @escaping (Owner) -> @isolated(any) (First, Second, Third, Fourth) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Owner) -> (First, Second, Third, Fourth) -> Result).self)
        self.init(
            name: Self.name(name, 4),
            method: Method(of: Owner.self) { owner, arguments throws(Misfit) in
                method(owner)(
                    try arguments.value(0), try arguments.value(1), try arguments.value(2), try arguments.value(3))
            })
    }

    /// `name` with `count` colons if it has none.
    private static func name(_ name: String, _ count: Int) -> String {
        name.contains(":") ? name : name + String(repeating: ":", count: count)
    }

    // MARK: Main-actor methods of classes that are not

    /// A method of the main actor without arguments, of a class that does not belong to it:
    /// `Selector("save", mainActor: { (form: Form) in form.save() })`.
    public init<Owner, Result>(_ name: String, mainActor method: @escaping @MainActor (Owner) -> Result) {
        let method = unsafeBitCast(method, to: ((Owner) -> Result).self)
        self.init(name: name, method: Method(of: Owner.self) { owner, _ in method(owner) })
    }

    /// A method of the main actor with one argument, of a class that does not belong to it.
    public init<Owner, First, Result>(
        _ name: String, mainActor method: @escaping @MainActor (Owner, First) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Owner, First) -> Result).self)
        self.init(
            name: Self.name(name, 1),
            method: Method(of: Owner.self) { owner, arguments throws(Misfit) in
                method(owner, try arguments.value(0))
            })
    }

    /// A method of the main actor with two arguments, of a class that does not belong to it.
    public init<Owner, First, Second, Result>(
        _ name: String, mainActor method: @escaping @MainActor (Owner, First, Second) -> Result
    ) {
        let method = unsafeBitCast(method, to: ((Owner, First, Second) -> Result).self)
        self.init(
            name: Self.name(name, 2),
            method: Method(of: Owner.self) { owner, arguments throws(Misfit) in
                method(owner, try arguments.value(0), try arguments.value(1))
            })
    }

    // MARK: Methods of classes

    /// The method `method`, which takes no arguments, of a class itself: `Selector("reset", classMethod: Form.reset)`.
    public init<Result>(_ name: String, classMethod method: @escaping @isolated(any) () -> Result) {
        let method = unsafeBitCast(method, to: (() -> Result).self)
        self.init(name: name, method: Method(ofClass: { _ in method() }))
    }

    /// The method `method`, which takes one argument, of a class itself. A name without colons gets one.
    @_disfavoredOverload
    public init<First, Result>(_ name: String, classMethod method: @escaping @isolated(any) (First) -> Result) {
        let method = unsafeBitCast(method, to: ((First) -> Result).self)
        self.init(
            name: Self.name(name, 1),
            method: Method(ofClass: { arguments throws(Misfit) in method(try arguments.value(0)) }))
    }

    // MARK: Properties

    /// The getter of a property: `Selector("title", getter: { (form: Form) in form.title })`.
    public init<Owner, Value>(_ name: String, getter: @escaping @MainActor (Owner) -> Value) {
        let getter = unsafeBitCast(getter, to: ((Owner) -> Value).self)
        self.init(name: name, method: Method(of: Owner.self) { owner, _ in getter(owner) })
    }

    /// The getter of the property at `getter`: `Selector("title", getter: \Form.title)`.
    public init<Owner, Value>(_ name: String, getter: KeyPath<Owner, Value>) {
        self.init(name: name, method: Method(of: Owner.self) { owner, _ in owner[keyPath: getter] })
    }

    /// The setter of a property: `Selector("setTitle:", setter: { (form: Form, value) in form.title = value })`.
    public init<Owner, Value>(_ name: String, setter: @escaping @MainActor (Owner, Value) -> Void) {
        let setter = unsafeBitCast(setter, to: ((Owner, Value) -> Void).self)
        self.init(
            name: name,
            method: Method(of: Owner.self) { owner, arguments throws(Misfit) in
                setter(owner, try arguments.value(0))
            })
    }

    /// The setter of the property at `setter`: `Selector("setTitle:", setter: \Form.title)`.
    public init<Owner, Value>(_ name: String, setter: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(
            name: name,
            method: Method(of: Owner.self) { owner, arguments throws(Misfit) in
                owner[keyPath: setter] = try arguments.value(0)
                return ()
            })
    }
}
