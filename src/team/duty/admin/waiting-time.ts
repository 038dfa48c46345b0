const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long somebody waited, in short: `40 s`, `12 min`, `3 h 20 min`, `2 d 4 h`. Takes seconds. */
export function waitingTime(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`
  const [big, small, unit] =
    seconds < DAY ? ([HOUR, MINUTE, ['h', 'min']] as const) : ([DAY, HOUR, ['d', 'h']] as const)
  const whole = Math.floor(seconds / big)
  const rest = Math.floor((seconds % big) / small)
  return rest === 0 ? `${whole} ${unit[0]}` : `${whole} ${unit[0]} ${rest} ${unit[1]}`
}
