import Combine
import Foundation
import FoundationNetworking
import Testing

/// Answers every address by its path: with its own letters, or with an error for `/error`.
private final class Echo: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, url.path != "/error",
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else { client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet)); return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.path.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}

@Suite("Publishers of what addresses are answered with")
struct DataTaskPublisherTests {
    private var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Echo.self]
        return URLSession(configuration: configuration)
    }

    private func url(_ path: String) throws -> URL { try #require(URL(string: "http://example.com/\(path)")) }

    @Test("the data and the answer's head come as one value, and operators go on from there")
    func value() async throws {
        var values: [String] = []
        let publisher = session.dataTaskPublisher(for: try url("abc"))
            .map { "\(String(decoding: $0.data, as: UTF8.self)) \(($0.response as? HTTPURLResponse)?.statusCode ?? 0)" }
        for try await value in publisher.values { values.append(value) }
        #expect(values == ["/abc 200"])
    }

    @Test("an error of the session is the failure")
    func failure() async throws {
        let publisher = session.dataTaskPublisher(for: try url("error"))
        await #expect(throws: URLError.self) { for try await _ in publisher.map(\.data).values {} }
    }
}
