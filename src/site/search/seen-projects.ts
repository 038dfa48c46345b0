const KEY = 'seen-buildings'

/** The buildings opened in this tab before. */
export function seenProjects(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter(Number.isInteger) : [])
  } catch {
    return new Set()
  }
}

/** Adds a building and stores the set. */
export function withSeen(seen: ReadonlySet<number>, projectId: number): ReadonlySet<number> {
  if (seen.has(projectId)) return seen
  const updated = new Set([...seen, projectId])
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...updated]))
  } catch {
    // Storage may be unavailable in private windows.
  }
  return updated
}
