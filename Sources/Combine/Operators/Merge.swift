extension Publishers {
    /// The values of 2 publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        /// The type of the values.
        public typealias Output = A.Output
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
            let inner = InletGroup<Output, Failure>(outlet)
            outlet.requested = { inner.request($0) }
            outlet.ended = { inner.cancel() }
            outlet.begin()
            inner.add(a)
            inner.add(b)
            inner.close()
        }
    }
}

extension Publishers {
    /// The values of 3 publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        /// The type of the values.
        public typealias Output = A.Output
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
            let inner = InletGroup<Output, Failure>(outlet)
            outlet.requested = { inner.request($0) }
            outlet.ended = { inner.cancel() }
            outlet.begin()
            inner.add(a)
            inner.add(b)
            inner.add(c)
            inner.close()
        }
    }
}

extension Publishers {
    /// The values of 4 publishers, as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
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
            let inner = InletGroup<Output, Failure>(outlet)
            outlet.requested = { inner.request($0) }
            outlet.ended = { inner.cancel() }
            outlet.begin()
            inner.add(a)
            inner.add(b)
            inner.add(c)
            inner.add(d)
            inner.close()
        }
    }
}

extension Publishers {
    /// The values of 5 publishers, as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
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
        /// The publisher number 5.
        public let e: E

        /// The operator on these.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inner = InletGroup<Output, Failure>(outlet)
            outlet.requested = { inner.request($0) }
            outlet.ended = { inner.cancel() }
            outlet.begin()
            inner.add(a)
            inner.add(b)
            inner.add(c)
            inner.add(d)
            inner.add(e)
            inner.close()
        }
    }
}

extension Publishers {
    /// The values of 6 publishers, as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
        E.Output == F.Output, E.Failure == F.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
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
        /// The publisher number 5.
        public let e: E
        /// The publisher number 6.
        public let f: F

        /// The operator on these.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inner = InletGroup<Output, Failure>(outlet)
            outlet.requested = { inner.request($0) }
            outlet.ended = { inner.cancel() }
            outlet.begin()
            inner.add(a)
            inner.add(b)
            inner.add(c)
            inner.add(d)
            inner.add(e)
            inner.add(f)
            inner.close()
        }
    }
}

extension Publishers {
    /// The values of 7 publishers, as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
        E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
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
        /// The publisher number 5.
        public let e: E
        /// The publisher number 6.
        public let f: F
        /// The publisher number 7.
        public let g: G

        /// The operator on these.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inner = InletGroup<Output, Failure>(outlet)
            outlet.requested = { inner.request($0) }
            outlet.ended = { inner.cancel() }
            outlet.begin()
            inner.add(a)
            inner.add(b)
            inner.add(c)
            inner.add(d)
            inner.add(e)
            inner.add(f)
            inner.add(g)
            inner.close()
        }
    }
}

extension Publishers {
    /// The values of 8 publishers, as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
        E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
        G.Output == H.Output, G.Failure == H.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
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
        /// The publisher number 5.
        public let e: E
        /// The publisher number 6.
        public let f: F
        /// The publisher number 7.
        public let g: G
        /// The publisher number 8.
        public let h: H

        /// The operator on these.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inner = InletGroup<Output, Failure>(outlet)
            outlet.requested = { inner.request($0) }
            outlet.ended = { inner.cancel() }
            outlet.begin()
            inner.add(a)
            inner.add(b)
            inner.add(c)
            inner.add(d)
            inner.add(e)
            inner.add(f)
            inner.add(g)
            inner.add(h)
            inner.close()
        }
    }
}

extension Publisher {
    /// The values of this publisher and of 1 other, as they come.
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure {
        Publishers.Merge(self, b)
    }

    /// The values of this publisher and of 2 others, as they come.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// The values of this publisher and of 3 others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// The values of this publisher and of 4 others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// The values of this publisher and of 5 others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// The values of this publisher and of 6 others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// The values of this publisher and of 7 others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// The values of this publisher and of `other`, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
