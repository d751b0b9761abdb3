extension Subscriber {
    /// Takes all values of `upstream`, and sends what `step` has made of `start` with them: at the end, or when `step`
    /// returns false. `result` is nil for nothing to send.
    func gather<Upstream: Publisher, State>(
        _ upstream: Upstream, from start: State, _ step: @escaping (inout State, Upstream.Output) -> Bool,
        result: @escaping (State) -> Input?
    ) where Upstream.Failure == Failure {
        gather(upstream, from: start, step: { .success(step(&$0, $1)) }, result: result) { $0 }
    }

    /// The same, where an error that `step` throws is the failure.
    func tryGather<Upstream: Publisher, State>(
        _ upstream: Upstream, from start: State, _ step: @escaping (inout State, Upstream.Output) throws -> Bool,
        result: @escaping (State) -> Input?
    ) where Failure == any Error {
        gather(
            upstream, from: start,
            step: { state, value in
                do { return .success(try step(&state, value)) } catch { return .failure(error) }
            }, result: result
        ) { $0 }
    }

    private func gather<Upstream: Publisher, State>(
        _ upstream: Upstream, from start: State,
        step: @escaping (inout State, Upstream.Output) -> Result<Bool, Failure>,
        result: @escaping (State) -> Input?, mapError: @escaping (Upstream.Failure) -> Failure
    ) {
        let outlet = Outlet(self)
        let inlet = Inlet<Upstream.Output, Upstream.Failure>()
        var state = start
        func finish() {
            if let value = result(state) { outlet.send(value) }
            outlet.finish(.finished)
        }
        inlet.received = { value in
            switch step(&state, value) {
            case .success(true): break
            case .success(false):
                inlet.cancel()
                finish()
            case .failure(let error):
                inlet.cancel()
                outlet.finish(.failure(error))
            }
            return .none
        }
        inlet.ended = { completion in
            switch completion {
            case .finished: finish()
            case .failure(let error): outlet.finish(.failure(mapError(error)))
            }
        }
        outlet.ended = { inlet.cancel() }
        outlet.begin()
        // All is asked for, whatever is asked for here: one value comes of it.
        inlet.request(.unlimited)
        if outlet.isOpen { upstream.subscribe(inlet) }
    }
}

extension Outlet {
    /// Sends on what `inlet` takes, and asks it for what is asked for here. `ended` is called when all is over.
    func follow(_ inlet: Inlet<Output, Failure>, ended: @escaping () -> Void = {}) {
        inlet.received = { value in
            self.send(value)
            return .none
        }
        inlet.ended = { self.finish($0) }
        requested = { inlet.request($0) }
        self.ended = {
            inlet.cancel()
            ended()
        }
    }
}
