// Starts a program on an empty X screen and prints how many milliseconds it takes until something of it is seen, and
// the memory that it keeps, as one line of JSON. The program is ended then.
// Usage: first_frame SECONDS PROGRAM [ARGUMENT]...     (SECONDS: from the first frame to the look at the memory)
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Where is looked, in pixels: within every measured window, below its title bar. And how often, in seconds.
enum { X = 100, Y = 100 };
static const double interval = 0.0005, patience = 20;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static void wait_for(double seconds) {
    struct timespec t = {(time_t)seconds, (long)((seconds - (time_t)seconds) * 1e9)};
    nanosleep(&t, NULL);
}

static unsigned long pixel(Display *display) {
    XImage *image = XGetImage(display, DefaultRootWindow(display), X, Y, 1, 1, AllPlanes, ZPixmap);
    unsigned long value = XGetPixel(image, 0, 0) & 0xFFFFFF;
    XDestroyImage(image);
    return value;
}

// Kilobytes of `key` in the process's status.
static long memory(pid_t process, const char *key) {
    char path[64], line[256];
    snprintf(path, sizeof path, "/proc/%d/status", process);
    FILE *file = fopen(path, "r");
    long value = -1;
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, key, strlen(key))) value = atol(line + strlen(key));
    if (file) fclose(file);
    return value;
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    Display *display = XOpenDisplay(NULL);
    if (!display) return 1;
    unsigned long empty = pixel(display);
    double begin = now();
    pid_t process = fork();
    if (process == 0) {
        execvp(argv[2], argv + 2);
        _exit(127);
    }
    while (pixel(display) == empty && now() - begin < patience) wait_for(interval);
    double first = now() - begin;
    wait_for(atof(argv[1]));
    printf("{\"first\":%.1f,\"resident\":%ld,\"anonymous\":%ld}\n", first * 1000, memory(process, "VmRSS:"),
           memory(process, "RssAnon:"));
    kill(process, SIGKILL);
    waitpid(process, NULL, 0);
    while (pixel(display) != empty && now() - begin < patience * 2) wait_for(interval);
    return first < patience ? 0 : 1;
}
