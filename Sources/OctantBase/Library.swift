// In public, so that clients of every module see it: an installed Octant is linked by its module map.
import COctant
