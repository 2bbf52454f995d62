import Foundation

/// A program that was run to its end.
struct ChildProcess {
  var duration: Duration
  /// The most memory it held, in bytes.
  var memory: Int

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program without output and waits for it.
  static func run(_ program: String, _ arguments: [String]) throws -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    var usage = rusage()
    var status: Int32 = 0
    var started = false
    let taken = Stopwatch.time {
      started = posix_spawn(&child, program, &actions, nil, &words, environ) == 0
      if started { wait4(child, &status, 0, &usage) }
    }
    guard started, status == 0 else {
      throw Failure(description: "\(program) \(arguments.joined(separator: " ")) failed")
    }
    return ChildProcess(
      duration: Duration(
        elapsed: taken.elapsed, processor: seconds(usage.ru_utime) + seconds(usage.ru_stime)),
      memory: usage.ru_maxrss * 1024)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
