// What its encoders throw is thrown by the writers beneath too.
@_exported public import enum OctantRecordings.ExportError
