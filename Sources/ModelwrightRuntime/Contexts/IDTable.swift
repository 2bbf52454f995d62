/// A hash table from ids to values: open addressing with linear probing in one block of memory.
///
/// Ids are handed out one after another, so groups of eight consecutive ids share a cache line, and
/// the groups are scattered. An id of 0 marks a free place; no row has it.
final class IDTable<Value> {
  struct Entry {
    var id: Int64
    var value: Value
  }

  private(set) var count = 0
  private var entries: UnsafeMutablePointer<Entry>
  private var mask: Int
  private let empty: Value

  /// An empty table. `empty` fills the free places.
  init(empty: Value, capacity: Int = 16) {
    self.empty = empty
    mask = capacity - 1
    entries = Self.allocate(capacity, empty)
  }

  deinit {
    entries.deinitialize(count: mask + 1)
    entries.deallocate()
  }

  private static func allocate(_ capacity: Int, _ empty: Value) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    entries.initialize(repeating: Entry(id: 0, value: empty), count: capacity)
    return entries
  }

  @inline(__always) private func home(of id: Int64) -> Int {
    let bits = UInt64(bitPattern: id)
    let group = ((bits >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 20
    return Int(truncatingIfNeeded: (group << 3) | (bits & 7)) & mask
  }

  @inline(__always) private func place(of id: Int64) -> Int {
    var place = home(of: id)
    while true {
      let found = entries[place].id
      if found == id || found == 0 { return place }
      place = (place + 1) & mask
    }
  }

  /// The value of an id.
  @inline(__always) func value(_ id: Int64) -> Value? {
    let place = place(of: id)
    return entries[place].id == id ? entries[place].value : nil
  }

  /// Sets the value of an id.
  func set(_ id: Int64, _ value: Value) {
    if (count + 1) * 2 > mask + 1 { grow() }
    let place = place(of: id)
    if entries[place].id == 0 {
      entries[place].id = id
      count += 1
    }
    entries[place].value = value
  }

  /// Forgets an id; whether it was there.
  @discardableResult
  func remove(_ id: Int64) -> Bool {
    let place = place(of: id)
    guard entries[place].id == id else { return false }
    remove(at: place)
    return true
  }

  /// Frees a place and moves back what stands behind it, so that no search ends too early.
  private func remove(at place: Int) {
    var hole = place
    var next = (hole + 1) & mask
    while entries[next].id != 0 {
      let home = home(of: entries[next].id)
      if (next &- home) & mask >= (next &- hole) & mask {
        swap(&entries[hole], &entries[next])
        hole = next
      }
      next = (next + 1) & mask
    }
    entries[hole] = Entry(id: 0, value: empty)
    count -= 1
  }

  func removeAll() {
    for place in 0...mask { entries[place] = Entry(id: 0, value: empty) }
    count = 0
  }

  /// Calls a function with every id and value; the table must not change meanwhile.
  func forEach(_ body: (Int64, inout Value) -> Void) {
    for place in 0...mask where entries[place].id != 0 {
      body(entries[place].id, &entries[place].value)
    }
  }

  /// Keeps only what the function says.
  func keep(where isKept: (inout Value) -> Bool) {
    let (old, capacity) = (entries, mask + 1)
    entries = Self.allocate(capacity, empty)
    count = 0
    for place in 0..<capacity where old[place].id != 0 && isKept(&old[place].value) {
      move(&old[place])
    }
    old.deinitialize(count: capacity)
    old.deallocate()
  }

  private func grow() {
    let (old, capacity) = (entries, mask + 1)
    mask = capacity * 2 - 1
    entries = Self.allocate(capacity * 2, empty)
    count = 0
    for place in 0..<capacity where old[place].id != 0 { move(&old[place]) }
    old.deinitialize(count: capacity)
    old.deallocate()
  }

  private func move(_ entry: inout Entry) {
    swap(&entries[place(of: entry.id)], &entry)
    count += 1
  }
}
