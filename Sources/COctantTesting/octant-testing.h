// Nothing. OctantTesting exports this module, and beside its module map stands what the compiler is to import where a
// file of a test imports OctantTesting and SwiftUI: OctantTestingSwiftUI, a cross-import overlay. The compiler looks
// for that beside maps of C modules and beside modules of Swift; the latter's folder is SwiftPM's.
#pragma once
