/** The embedded database cannot start; the message is written for the person at the terminal. */
export class CannotStartDatabase extends Error {
  constructor(message: string, cause?: unknown) {
    const reason = cause instanceof Error ? ` (${cause.message})` : ''
    super(`${message}${reason}`, { cause })
    this.name = 'CannotStartDatabase'
  }
}
