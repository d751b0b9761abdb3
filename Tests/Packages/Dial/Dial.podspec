Pod::Spec.new do |s|
  s.name             = 'Dial'
  s.version          = '1.2.0'
  s.summary          = 'A dial with a needle.'
  s.homepage         = 'https://example.com/dial'
  s.license          = { :type => 'MIT' }
  s.author           = { 'A. Developer' => 'dev@example.com' }
  s.source           = { :git => 'https://example.com/dial.git', :tag => s.version.to_s }
  s.ios.deployment_target = '13.0'
  s.swift_version    = '5.0'
  s.source_files     = 'Classes/**/*.swift'
  s.resource_bundles = {
    'Dial' => ['Assets/*.{png,xcassets}', 'Assets/*.lproj']
  }
end
