extension Publishers {
    /// The latest values of 2 publishers, whenever one of them has a new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output)
        /// The type of the failures.
        public typealias Failure = A.Failure

        /// The publisher number 1.
        public let a: A
        /// The publisher number 2.
        public let b: B

        /// The operator on these.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let rows = Rows<CombineLatestRule, Failure>(2) { row in
                guard let a = row[0] as? A.Output, let b = row[1] as? B.Output else { return }
                outlet.send((a, b))
            } ended: {
                outlet.finish($0)
            }
            outlet.requested = { rows.request($0) }
            outlet.ended = { rows.cancel() }
            outlet.begin()
            rows.add(a, at: 0)
            rows.add(b, at: 1)
        }
    }
}

extension Publishers {
    /// The latest values of 3 publishers, whenever one of them has a new one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the failures.
        public typealias Failure = A.Failure

        /// The publisher number 1.
        public let a: A
        /// The publisher number 2.
        public let b: B
        /// The publisher number 3.
        public let c: C

        /// The operator on these.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let rows = Rows<CombineLatestRule, Failure>(3) { row in
                guard let a = row[0] as? A.Output, let b = row[1] as? B.Output, let c = row[2] as? C.Output else {
                    return
                }
                outlet.send((a, b, c))
            } ended: {
                outlet.finish($0)
            }
            outlet.requested = { rows.request($0) }
            outlet.ended = { rows.cancel() }
            outlet.begin()
            rows.add(a, at: 0)
            rows.add(b, at: 1)
            rows.add(c, at: 2)
        }
    }
}

extension Publishers {
    /// The latest values of 4 publishers, whenever one of them has a new one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of the failures.
        public typealias Failure = A.Failure

        /// The publisher number 1.
        public let a: A
        /// The publisher number 2.
        public let b: B
        /// The publisher number 3.
        public let c: C
        /// The publisher number 4.
        public let d: D

        /// The operator on these.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let rows = Rows<CombineLatestRule, Failure>(4) { row in
                guard let a = row[0] as? A.Output, let b = row[1] as? B.Output, let c = row[2] as? C.Output,
                    let d = row[3] as? D.Output
                else { return }
                outlet.send((a, b, c, d))
            } ended: {
                outlet.finish($0)
            }
            outlet.requested = { rows.request($0) }
            outlet.ended = { rows.cancel() }
            outlet.begin()
            rows.add(a, at: 0)
            rows.add(b, at: 1)
            rows.add(c, at: 2)
            rows.add(d, at: 3)
        }
    }
}

extension Publisher {
    /// The latest values, whenever there is a new one, of this publisher and of 1 other.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// The latest values, whenever there is a new one, of this publisher and of 1 other, as `transform` makes them one.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The latest values, whenever there is a new one, of this publisher and of 2 others.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
    {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// The latest values, whenever there is a new one, of this publisher and of 2 others, as `transform` makes them
    /// one.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// The latest values, whenever there is a new one, of this publisher and of 3 others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// The latest values, whenever there is a new one, of this publisher and of 3 others, as `transform` makes them
    /// one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
