/** The product cannot start; the message tells the person at the terminal what to do. */
export class CannotStart extends Error {
  constructor(message: string, cause?: unknown) {
    const reason = cause instanceof Error ? ` (${cause.message})` : ''
    super(`${message}${reason}`, { cause })
    this.name = 'CannotStart'
  }
}
