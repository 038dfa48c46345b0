/** Set-up cannot go on; the message tells the person at the terminal what to do. */
export class SetupFailure extends Error {}
