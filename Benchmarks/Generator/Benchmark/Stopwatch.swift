import Foundation

/// What a piece of work took.
struct Duration {
  /// Seconds on the wall clock.
  var elapsed: Double
  /// Seconds of the processor: what does not depend on what else the machine does.
  var processor: Double

  static func + (lhs: Duration, rhs: Duration) -> Duration {
    Duration(elapsed: lhs.elapsed + rhs.elapsed, processor: lhs.processor + rhs.processor)
  }

  /// The median of each of the two.
  static func median(of durations: [Duration]) -> Duration {
    Duration(
      elapsed: durations.map(\.elapsed).sorted()[durations.count / 2],
      processor: durations.map(\.processor).sorted()[durations.count / 2])
  }
}

enum Stopwatch {
  /// Runs pieces of work in turn, so that each meets the machine in the same moods, and gives the
  /// median of each.
  static func medians(
    of repetitions: Int, _ works: [() throws -> Duration]
  ) throws -> [Duration] {
    var taken = [[Duration]](repeating: [], count: works.count)
    for _ in 0..<repetitions {
      for (index, work) in works.enumerated() { taken[index].append(try work()) }
    }
    return taken.map { Duration.median(of: $0) }
  }

  /// What a closure takes in this process.
  static func time(_ body: () throws -> Void) rethrows -> Duration {
    let (wall, processor) = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
    try body()
    return Duration(
      elapsed: seconds(CLOCK_MONOTONIC) - wall,
      processor: seconds(CLOCK_PROCESS_CPUTIME_ID) - processor)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var now = timespec()
    clock_gettime(clock, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
