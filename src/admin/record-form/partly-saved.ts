/** Thrown by a form's `create` when the record was saved and something that belongs to it was not. */
export class PartlySaved extends Error {
  readonly reason: string

  constructor(title: string, reason: string) {
    super(title)
    this.reason = reason
  }
}
