// Nothing. Where Octant is installed, the module map that stands for this one names the shared library, and whoever
// imports a module of Octant is linked with it (Scripts/install).
#pragma once
