Pod::Spec.new do |s|
  s.name = 'Badge'
  s.version = '1.0.0'
  s.source_files = 'Sources/Badge/*.swift'
  s.frameworks = 'UIKit'
end
