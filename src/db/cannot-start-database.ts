import { CannotStart } from '../cannot-start.ts'

/** The embedded database cannot start; the message is written for the person at the terminal. */
export class CannotStartDatabase extends CannotStart {
  constructor(message: string, cause?: unknown) {
    super(message, cause)
    this.name = 'CannotStartDatabase'
  }
}
