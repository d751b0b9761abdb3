Pod::Spec.new do |s|
  s.name = 'Pulse'
  s.version = '0.3.0'
  s.ios.deployment_target = '11.0'
  s.source_files = 'Source/**/*.swift'
end
