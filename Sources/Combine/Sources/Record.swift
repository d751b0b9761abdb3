/// Values and an end that were written down, for each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the end.
    public let recording: Recording

    /// The values that `record` writes down.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// The recording `recording`.
    public init(recording: Recording) { self.recording = recording }

    /// The values `output`, and the end `completion`.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        SequenceSubscription.begin(recording.output, recording.completion, subscriber)
    }

    /// Values, and an end.
    public struct Recording {
        /// The type of what comes.
        public typealias Input = Output

        /// The values.
        public private(set) var output: [Output]
        /// The end.
        public private(set) var completion: Subscribers.Completion<Failure>

        /// No values.
        public init() { (output, completion) = ([], .finished) }

        /// The values `output`, and the end `completion`.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion) = (output, completion)
        }

        /// Adds `input`.
        public mutating func receive(_ input: Output) { output.append(input) }

        /// Sets the end.
        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    /// The keys of the code.
    private enum Keys: String, CodingKey { case output, failure }

    /// Reads a recording.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        output = try values.decode([Output].self, forKey: .output)
        completion = try values.decodeIfPresent(Failure.self, forKey: .failure).map { .failure($0) } ?? .finished
    }

    /// Writes the recording.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(output, forKey: .output)
        if case .failure(let error) = completion { try values.encode(error, forKey: .failure) }
    }
}
