internal import Glibc

/// The three files that a process starts with.
package enum StandardStreams {
    /// Occupies the numbers of those that were closed when the program was started, so that no other file gets them and
    /// log lines do not end up in an image or on the way to the display. Writing to them fails. To be called before
    /// anything else is opened.
    package static func reserve() {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
            // The lowest free number is looked for: those below are in use.
            _ = open("/", O_RDONLY | O_DIRECTORY)
        }
    }

    /// Makes writing to a reader that is gone an error and not the program's end, unless the program handles that
    /// itself: for what libraries write to sockets and to standard error.
    package static func surviveBrokenPipes() {
        var action = sigaction()
        guard sigaction(SIGPIPE, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { return }
        signal(SIGPIPE, SIG_IGN)
    }
}
