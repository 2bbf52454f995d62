import ModelwrightModel

extension FetchRequest {
  /// The request that a template of the model describes. A flag that the model leaves out is off, unlike
  /// that of a request made in code (core-data.md §1.7).
  init(_ template: FetchRequestTemplate, variables: [String: any PredicateArgument]) {
    if let predicate = template.predicateString {
      self.init(format: predicate, arguments: [], variables: variables)
    } else {
      self.init()
    }
    entityName = template.entityName
    fetchLimit = template.fetchLimit
    fetchBatchSize = template.fetchBatchSize
    includesSubentities = template.includesSubentities
    includesPropertyValues = template.includesPropertyValues
    includesPendingChanges = template.includesPendingChanges
    returnsObjectsAsFaults = template.returnsObjectsAsFaults
    returnsDistinctResults = template.returnsDistinctResults
  }
}

extension ManagedObjectModel {
  /// The names of the model's fetch request templates, in the model's order.
  public var fetchRequestTemplateNames: [String] { resolved.model.fetchRequests.map(\.name) }

  /// The request of a template, with values for its variables; `nil` when the model has no template of
  /// that name. Generated code has a typed function for each template.
  ///
  /// What a value does not fit is reported when the request is carried out.
  public func fetchRequestFromTemplate<Result: ManagedObject>(
    withName name: String, substitutionVariables variables: [String: any PredicateArgument] = [:]
  ) -> FetchRequest<Result>? {
    resolved.model.fetchRequests.first { $0.name == name }
      .map { FetchRequest($0, variables: variables) }
  }

  /// The request of a template that the generator has seen.
  public func _fetchRequest<Result: ManagedObject>(
    _ name: String, _ variables: [String: any PredicateArgument] = [:]
  ) -> FetchRequest<Result> {
    guard
      let request: FetchRequest<Result> = fetchRequestFromTemplate(
        withName: name, substitutionVariables: variables)
    else {
      preconditionFailure("The model has no fetch request '\(name)'. Generate the code again.")
    }
    return request
  }
}
