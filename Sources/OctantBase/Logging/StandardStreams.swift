internal import Glibc

/// The three files that a process is born with.
package enum StandardStreams {
    /// Takes the numbers of those that whoever started the program has closed, so that no other file gets them and what
    /// is said to the user does not end up in a picture or on the way to the display. Writing to what stands there
    /// fails. Before anything else is opened.
    package static func reserve() {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
            // The lowest free number is the one that is looked for: those below are taken.
            _ = open("/", O_RDONLY | O_DIRECTORY)
        }
    }

    /// Has writing to somebody who is gone be an error and not the program's end, unless the program says otherwise
    /// itself: for what libraries write to sockets and to standard error.
    package static func surviveBrokenPipes() {
        var action = sigaction()
        guard sigaction(SIGPIPE, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { return }
        signal(SIGPIPE, SIG_IGN)
    }
}
