#if GTK
    /// The values of all properties of a widget.
    protocol WidgetState: Hashable, Sendable {
        /// The values at first.
        init()
    }

    /// An enumeration that is the type of a property, its cases counted from 0 on.
    protocol WidgetChoice: Hashable, Sendable, RawRepresentable where RawValue == Int32 {
        /// The same in GObject.
        static var choice: ObjectChoice { get }
    }

    /// A property, and where its value is.
    struct StateProperty<State: WidgetState>: Sendable {
        let property: ObjectProperty
        let get: @Sendable (State) -> ObjectValue
        let set: @Sendable (inout State, ObjectValue) -> Void

        private init(
            _ name: String, _ kind: ObjectProperty.Kind, _ about: String,
            get: @escaping @Sendable (State) -> ObjectValue,
            set: @escaping @Sendable (inout State, ObjectValue) -> Void
        ) {
            property = ObjectProperty(name, kind, about)
            (self.get, self.set) = (get, set)
        }

        static func choice<Choice: WidgetChoice>(
            _ name: String, _ path: WritableKeyPath<State, Choice> & Sendable, _ about: String
        ) -> Self {
            Self(name, .choice(Choice.choice, standard: State()[keyPath: path].rawValue), about) {
                .choice($0[keyPath: path].rawValue)
            } set: {
                if case .choice(let number) = $1, let choice = Choice(rawValue: number) { $0[keyPath: path] = choice }
            }
        }

        static func flag(_ name: String, _ path: WritableKeyPath<State, Bool> & Sendable, _ about: String) -> Self {
            Self(name, .flag(standard: State()[keyPath: path]), about) {
                .flag($0[keyPath: path])
            } set: {
                if case .flag(let flag) = $1 { $0[keyPath: path] = flag }
            }
        }

        static func number(
            _ name: String, _ path: WritableKeyPath<State, Double> & Sendable, in range: ClosedRange<Double>,
            _ about: String
        ) -> Self {
            Self(name, .number(range, standard: State()[keyPath: path]), about) {
                .number($0[keyPath: path])
            } set: {
                if case .number(let number) = $1 { $0[keyPath: path] = number }
            }
        }

        static func text(_ name: String, _ path: WritableKeyPath<State, String?> & Sendable, _ about: String) -> Self {
            Self(name, .text, about) {
                .text($0[keyPath: path])
            } set: {
                if case .text(let text) = $1 { $0[keyPath: path] = text }
            }
        }

        static func color(
            _ name: String, _ path: WritableKeyPath<State, WidgetColor?> & Sendable, _ about: String
        ) -> Self {
            Self(name, .color, about) {
                .color($0[keyPath: path])
            } set: {
                if case .color(let color) = $1 { $0[keyPath: path] = color }
            }
        }
    }
#endif
