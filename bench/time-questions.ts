/** How often each question is asked, and the goal for the 95th percentile in milliseconds. */
const EACH = 40
const GOAL_MS = 100

/** The address of each request by a question's name; `i` makes them differ. */
export type Questions = Readonly<Record<string, (i: number) => string>>

/**
 * Signs in as `admin` and times questions over HTTP, one request at a time and each address once, so that nothing is
 * cached. Prints a table, the slowest last.
 */
export async function timeQuestions(
  origin: string,
  password: string,
  title: string,
  questions: Questions,
): Promise<void> {
  const cookie = await signIn(origin, password)
  const timeRequest = async (address: string) => {
    const startedAt = performance.now()
    const response = await fetch(`${origin}${address}`, { headers: { cookie } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    return performance.now() - startedAt
  }
  const rows: { name: string; p50: number; p95: number }[] = []
  for (const [name, question] of Object.entries(questions)) {
    const took: number[] = []
    for (let i = 0; i < EACH; i++) took.push(await timeRequest(question(i)))
    rows.push({ name, p50: quantile(took, 0.5), p95: quantile(took, 0.95) })
  }
  console.log(`${title}; ${EACH} requests each, ms`)
  for (const { name, p50, p95 } of rows.toSorted((a, b) => a.p95 - b.p95)) {
    const verdict = p95 < GOAL_MS ? '' : `  over ${GOAL_MS}`
    console.log(`${name.padEnd(32)} p50 ${ms(p50)}  p95 ${ms(p95)}${verdict}`)
  }
}

/** Signs in as `admin`. Returns the session's cookie. */
export async function signIn(origin: string, password: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`Signing in answered ${response.status}`)
  return cookie
}

function ms(value: number): string {
  return value.toFixed(1).padStart(6)
}

/** The value below which this part of the values is. */
export function quantile(values: readonly number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(q * values.length)] ?? 0
}
