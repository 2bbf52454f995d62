import ModelwrightConfiguration
import ModelwrightMigration

extension VersionOrder {
  /// Orders versions by the configuration's list; where it has none, by the lock file's.
  ///
  /// A lock file that cannot be understood orders nothing: `validate` says what is wrong with it.
  static func order(_ names: [String], settings: Settings, lock: LockFile?) -> [Int] {
    let listed = settings.versions.isEmpty ? lock?.versionNames ?? [] : settings.versions
    return order(names, listed: listed)
  }
}
