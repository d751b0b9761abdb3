import Foundation

/// Clocks for one program that can be set without setting the machine's: a library loaded before the C library.
final class ShiftedClock {
    private let folder: URL
    private let offsets: FileHandle
    /// What a program needs in its environment to have these clocks.
    let environment: [String: String]

    /// Clocks that go as the machine's do.
    init() throws {
        folder = try makeFolder()
        let (source, library) = (folder.appendingPathComponent("clock.c"), folder.appendingPathComponent("clock.so"))
        let file = folder.appendingPathComponent("offsets")
        try Data(Self.source.utf8).write(to: source)
        try Data(count: 16).write(to: file)
        offsets = try FileHandle(forUpdating: file)
        let compiler = try LineProcess(
            "/usr/bin/env", ["gcc", "-O1", "-shared", "-fPIC", "-o", library.path, source.path, "-ldl"],
            environment: environmentWithoutDisplay())
        guard try compiler.finish(within: 60) == 0 else { throw ScreenError(description: "gcc makes no library") }
        environment = ["LD_PRELOAD": library.path, "OCTANT_CLOCKS": file.path]
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Seconds that the wall clock is ahead of the machine's.
    var wall = 0.0 {
        didSet { write() }
    }

    /// Seconds that the monotonic clock is ahead of the machine's; below 0 after a sleep of the machine, during which
    /// it stops.
    var monotonic = 0.0 {
        didSet { write() }
    }

    private func write() {
        var numbers = [Int64(wall * 1e9), Int64(monotonic * 1e9)]
        offsets.seek(toFileOffset: 0)
        offsets.write(Data(bytes: &numbers, count: 16))
    }

    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <fcntl.h>
        #include <stdlib.h>
        #include <sys/mman.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>
        static volatile long long *ahead;
        static int (*machine)(clockid_t, struct timespec *);
        __attribute__((constructor)) static void begin(void) {
            const char *name = getenv("OCTANT_CLOCKS");
            int file = name ? open(name, O_RDONLY) : -1;
            void *map = file < 0 ? MAP_FAILED : mmap(0, 16, PROT_READ, MAP_SHARED, file, 0);
            if (map != MAP_FAILED) ahead = map;
            if (file >= 0) close(file);
        }
        int clock_gettime(clockid_t clock, struct timespec *time) {
            if (!machine) machine = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
            int result = machine(clock, time);
            if (result || !ahead) return result;
            int isWall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
            int isMonotonic =
                clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW;
            long long all = time->tv_sec * 1000000000LL + time->tv_nsec;
            all += isWall ? ahead[0] : isMonotonic ? ahead[1] : 0;
            time->tv_sec = all / 1000000000LL;
            time->tv_nsec = all % 1000000000LL;
            return 0;
        }
        int gettimeofday(struct timeval *time, void *zone) {
            struct timespec now;
            (void)zone;
            if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
            time->tv_sec = now.tv_sec;
            time->tv_usec = now.tv_nsec / 1000;
            return 0;
        }
        time_t time(time_t *seconds) {
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            if (seconds) *seconds = now.tv_sec;
            return now.tv_sec;
        }
        """
}
