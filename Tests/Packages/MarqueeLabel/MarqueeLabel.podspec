Pod::Spec.new do |s|
  s.name = 'MarqueeLabel'
  s.version = '1.0.0'
  s.summary = 'A label whose text moves when it is too long.'
  s.ios.deployment_target = '13.0'
  s.source_files = 'Sources/MarqueeLabel/**/*.swift'
  s.frameworks = 'UIKit'
end
