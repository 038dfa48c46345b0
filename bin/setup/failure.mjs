/** Set-up cannot continue; the message tells the person at the terminal what to do. */
export class SetupFailure extends Error {}
