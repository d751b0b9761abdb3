// What swift-corelibs-libdispatch exports for whoever turns the main queue from a loop of another kind. CoreFoundation
// uses it the same way; libdispatch's public headers leave it out.
#pragma once

// The descriptor that can be read while blocks wait on the main queue.
extern int _dispatch_get_main_queue_handle_4CF(void);
