import Foundation
import OctantBase
import OctantPackages

/// The kind of what exists under a name that something is to be written to.
enum OutputTarget {
    /// A plain file, under the name that no symbolic link leads on from; `old` is what it is now, nil where there is
    /// none.
    case file(FileName, old: stat?)
    /// A FIFO, a device or a socket: what is written goes into it.
    case stream(FileName)
    /// A file that this process has open.
    case descriptor(Int32)

    // As many links are followed as the system does.
    private static let linkLimit = 40

    /// The target that `name` is. Throws what prevents writing: a folder, a file that the user may not write, a name
    /// that leads nowhere.
    static func find(_ name: FileName) throws(SystemError) -> OutputTarget {
        var name = name
        for _ in 0..<linkLimit {
            var status = stat()
            guard name.withPath({ lstat($0, &status) }) == 0 else {
                // A dangling link's target is made, like any file that is not there.
                if errno == ENOENT { return .file(name, old: nil) }
                throw SystemError(errno)
            }
            switch status.st_mode & S_IFMT {
            case S_IFREG:
                guard name.withPath({ faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) }) == 0 else {
                    throw SystemError(errno)
                }
                return .file(name, old: status)
            case S_IFDIR:
                throw SystemError(EISDIR)
            case S_IFLNK:
                if let open = openFile(name) { return open }
                name = try target(of: name)
            default:
                return .stream(name)
            }
        }
        throw SystemError(ELOOP)
    }

    /// The target of the link `name`.
    private static func target(of name: FileName) throws(SystemError) -> FileName {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = name.withPath { readlink($0, &buffer, buffer.count) }
        guard count >= 0 else { throw SystemError(errno) }
        let target = FileName(buffer.prefix(count).map(UInt8.init(bitPattern:)))
        return target.bytes.first == UInt8(ascii: "/") ? target : name.folder.appending(target)
    }

    /// The target of a link in /proc, such as /dev/stdout: an open file, which need not have a name any more.
    private static func openFile(_ name: FileName) -> OutputTarget? {
        var (system, folder, status, own) = (stat(), stat(), stat(), stat())
        guard stat("/proc", &system) == 0, name.folder.withPath({ stat($0, &folder) }) == 0,
            system.st_dev == folder.st_dev, name.withPath({ stat($0, &status) }) == 0,
            status.st_mode & S_IFMT != S_IFDIR
        else { return nil }
        if let number = Int32(name.last), fstat(number, &own) == 0, own.st_dev == status.st_dev,
            own.st_ino == status.st_ino
        {
            return .descriptor(number)
        }
        return .stream(name)
    }
}
