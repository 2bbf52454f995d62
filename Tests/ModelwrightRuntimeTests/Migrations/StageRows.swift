import Foundation
import ModelwrightRuntime

/// What generated code declares for the versions of ``StageModel``, by hand.
enum Rows {
  enum Old {
    struct Dog: VersionRow {
      static var _version: String { "Old" }
      static var _entity: String { "Dog" }
      static var _properties: [String] { ["first", "last", "age", "walks"] }
      var _values: RowValues

      var first: String {
        get { _values.string(at: 0) }
        set { _values.setString(newValue, at: 0) }
      }
      var last: String? { _values.optionalString(at: 1) }
      var age: String? { _values.optionalString(at: 2) }
      var walks: [RowID] { _values.toMany(at: 3) }
    }

    struct Puppy: VersionRow {
      static var _version: String { "Old" }
      static var _entity: String { "Puppy" }
      static var _properties: [String] { ["teeth"] }
      var _values: RowValues

      var teeth: Int16? { _values.optionalInt16(at: 0) }
    }

    struct Walk: VersionRow {
      static var _version: String { "Old" }
      static var _entity: String { "Walk" }
      static var _properties: [String] { ["distance", "dog"] }
      var _values: RowValues

      var distance: Double? { _values.optionalDouble(at: 0) }
      var dog: RowID? { _values.optionalToOne(at: 1) }
    }
  }

  enum New {
    struct Animal: VersionRow {
      static var _version: String { "New" }
      static var _entity: String { "Animal" }
      static var _properties: [String] { ["fullName", "friends"] }
      var _values: RowValues

      var fullName: String {
        get { _values.string(at: 0) }
        set { _values.setString(newValue, at: 0) }
      }
      var friends: [RowID] {
        get { _values.toMany(at: 1) }
        set { _values.setToMany(newValue, at: 1) }
      }
    }

    struct Dog: VersionRow {
      static var _version: String { "New" }
      static var _entity: String { "Dog" }
      static var _properties: [String] {
        [
          "fullName", "age", "price", "born", "chip", "page", "picture", "isLoud", "walks",
          "friends",
          "collar", "toys", "breed", "litter",
        ]
      }
      var _values: RowValues

      var fullName: String {
        get { _values.string(at: 0) }
        set { _values.setString(newValue, at: 0) }
      }
      var age: Int16? {
        get { _values.optionalInt16(at: 1) }
        set { _values.setInt16(newValue, at: 1) }
      }
      var price: Decimal? {
        get { _values.optionalDecimal(at: 2) }
        set { _values.setDecimal(newValue, at: 2) }
      }
      var born: Date? {
        get { _values.optionalDate(at: 3) }
        set { _values.setDate(newValue, at: 3) }
      }
      var chip: UUID? {
        get { _values.optionalUUID(at: 4) }
        set { _values.setUUID(newValue, at: 4) }
      }
      var page: URL? {
        get { _values.optionalURL(at: 5) }
        set { _values.setURL(newValue, at: 5) }
      }
      var picture: Data? {
        get { _values.optionalData(at: 6) }
        set { _values.setData(newValue, at: 6) }
      }
      var isLoud: Bool {
        get { _values.bool(at: 7) }
        set { _values.setBool(newValue, at: 7) }
      }
      var walks: [RowID] {
        get { _values.toMany(at: 8) }
        set { _values.setToMany(newValue, at: 8) }
      }
      var friends: [RowID] {
        get { _values.toMany(at: 9) }
        set { _values.setToMany(newValue, at: 9) }
      }
      var collar: RowID? {
        get { _values.optionalToOne(at: 10) }
        set { _values.setToOne(newValue, at: 10) }
      }
      var toys: [RowID] {
        get { _values.toMany(at: 11) }
        set { _values.setToMany(newValue, at: 11) }
      }
      var litter: RowID? {
        get { _values.optionalToOne(at: 13) }
        set { _values.setToOne(newValue, at: 13) }
      }
    }

    struct Walk: VersionRow {
      static var _version: String { "New" }
      static var _entity: String { "Walk" }
      static var _properties: [String] { ["dogs"] }
      var _values: RowValues

      var dogs: [RowID] {
        get { _values.toMany(at: 0) }
        set { _values.setToMany(newValue, at: 0) }
      }
    }

    struct Collar: VersionRow {
      static var _version: String { "New" }
      static var _entity: String { "Collar" }
      static var _properties: [String] { ["name", "animal"] }
      var _values: RowValues

      var name: String? {
        get { _values.optionalString(at: 0) }
        set { _values.setString(newValue, at: 0) }
      }
      var animal: RowID? {
        get { _values.optionalToOne(at: 1) }
        set { _values.setToOne(newValue, at: 1) }
      }
    }

    struct Litter: VersionRow {
      static var _version: String { "New" }
      static var _entity: String { "Litter" }
      static var _properties: [String] { ["dogs"] }
      var _values: RowValues

      var dogs: [RowID] {
        get { _values.toMany(at: 0) }
        set { _values.setToMany(newValue, at: 0) }
      }
    }
  }

  enum Other {
    struct Dog: VersionRow {
      static var _version: String { "Another" }
      static var _entity: String { "Dog" }
      static var _properties: [String] { [] }
      var _values: RowValues
    }
  }
}
