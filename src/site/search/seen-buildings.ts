const KEY = 'seen-buildings'

/** The buildings that were opened in this tab before. */
export function seenBuildings(): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter(Number.isInteger) : [])
  } catch {
    return new Set()
  }
}

/** Those with one more. */
export function withSeen(seen: ReadonlySet<number>, projectId: number): ReadonlySet<number> {
  if (seen.has(projectId)) return seen
  const more = new Set([...seen, projectId])
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...more]))
  } catch {
    // Private windows may refuse to keep anything.
  }
  return more
}
