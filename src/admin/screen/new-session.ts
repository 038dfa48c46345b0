const STORED = 'sathani-new-session'

/** Notes that somebody signed in in this browser. */
export function noteNewSession(): void {
  try {
    localStorage.setItem(STORED, 'yes')
  } catch {
    // Without storage nothing goes on after a sign-in.
  }
}

/** Whether somebody signed in in this browser since this was last asked. */
export function takeNewSession(): boolean {
  try {
    const isNew = localStorage.getItem(STORED) !== null
    localStorage.removeItem(STORED)
    return isNew
  } catch {
    return false
  }
}
