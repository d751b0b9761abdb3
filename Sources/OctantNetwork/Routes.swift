/// The routes that programs ask for.
package enum Routes {
    /// The routes that a test has instead of the machine's.
    @TaskLocal private static var replacement: (any RouteSource)?

    /// What knows the routes.
    package static var source: any RouteSource { replacement ?? SystemRoutes() }

    /// Runs `body`, for which the routes are those of `source`.
    package static func using<Answer>(_ source: any RouteSource, _ body: () throws -> Answer) rethrows -> Answer {
        try $replacement.withValue(source, operation: body)
    }
}
