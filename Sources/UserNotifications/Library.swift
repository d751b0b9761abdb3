// What imports this module alone links the library by the module map that this leads to.
import OctantBase
