// `import OSLog` brings the log of the system along, as it does on Apple's systems.
@_exported import os
