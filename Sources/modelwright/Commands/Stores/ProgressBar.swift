import ModelwrightMigrator
import ModelwrightModel

/// A bar on a terminal that shows how far a migration is.
///
/// Not guarded: only the thread that migrates draws it.
final class ProgressBar: @unchecked Sendable {
  private let columns: Int
  private var shown = ""

  /// `nil` when nobody would see it: the errors' stream is no terminal.
  init?() {
    guard Platform.isTerminal(.errors), Platform.environment("TERM") != "dumb" else { return nil }
    columns = Platform.columns(of: .errors) ?? 80
  }

  /// Makes a bar for tests.
  init(columns: Int) { self.columns = columns }

  /// Draws the bar where it changed.
  func show(_ progress: MigrationProgress) {
    let line = line(for: progress)
    guard line != shown else { return }
    shown = line
    Platform.write("\r\u{1B}[K" + line, to: .errors)
  }

  /// Removes the bar.
  func finish() {
    if !shown.isEmpty { Platform.write("\r\u{1B}[K", to: .errors) }
    shown = ""
  }

  /// `[#########           ]  45 %  450,000 of 1,000,000 rows  the table Dog, with its rows`, as far as it
  /// fits.
  func line(for progress: MigrationProgress) -> String {
    let width = 20
    let filled = Int((progress.fraction * Double(width)).rounded(.down))
    let bar = String(repeating: "#", count: filled) + String(repeating: " ", count: width - filled)
    let percent = String(Int(progress.fraction * 100))
    let blanks = String(repeating: " ", count: max(0, 3 - percent.count))
    var line = "[\(bar)] \(blanks)\(percent) %"
    if progress.rowCount > 0 {
      line += "  \(progress.rowsDone.grouped) of \(progress.rowCount.grouped) rows"
    }
    line += "  \(progress.step.visible)"
    return String(line.prefix(max(1, columns - 1)))
  }
}

extension Int {
  /// `1,000,000`
  var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }
}
