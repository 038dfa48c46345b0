import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { adminPath } from '../../shared/paths.ts'

const KINDS = ['contact', 'deal', 'conversation', 'unit', 'project'] as const
/** A record that was opened, of which this browser keeps no more than its id. */
export type Opened = { kind: (typeof KINDS)[number]; id: number; at: string }

const MAX = 12
const keyOf = (userId: number) => `sathani.recent.${userId}`

/** The record that an address of the back office shows, if any. */
export function recordAt(pathname: string, search: string): Omit<Opened, 'at'> | null {
  const unit = new URLSearchParams(search).get('unit')
  if (unit && /^[1-9]\d*$/.test(unit)) return { kind: 'unit', id: Number(unit) }
  const pages = {
    contacts: 'contact',
    pipeline: 'deal',
    inbox: 'conversation',
    properties: 'project',
  } as const
  for (const [page, kind] of Object.entries(pages)) {
    const id = pathname.startsWith(adminPath(`${page}/`)) && pathname.split('/').at(-1)
    if (id && /^[1-9]\d*$/.test(id)) return { kind, id: Number(id) }
  }
  return null
}

/** The records that this user opened in this browser, the last first. */
export function recentRecords(userId: number): Opened[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOpened) : []
  } catch {
    return []
  }
}

function isOpened(entry: unknown): entry is Opened {
  if (typeof entry !== 'object' || entry === null) return false
  const { kind, id, at } = Object(entry)
  return KINDS.includes(kind) && Number.isInteger(id) && typeof at === 'string'
}

/** Notes each record that is opened. */
export function useNoteOpened(userId: number): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const record = recordAt(pathname, search)
    if (!record) return
    const others = recentRecords(userId).filter(
      ({ kind, id }) => kind !== record.kind || id !== record.id,
    )
    const now = new Date().toISOString()
    try {
      const kept = [{ ...record, at: now }, ...others].slice(0, MAX)
      localStorage.setItem(keyOf(userId), JSON.stringify(kept))
    } catch {
      // Without storage (private windows) nothing is recent.
    }
  }, [pathname, search, userId])
}

/** The records opened last when this was first rendered, without the one behind it. */
export function useRecent(userId: number, most: number): Opened[] {
  const { pathname, search } = useLocation()
  const behind = recordAt(pathname, search)
  const [recent] = useState(() => recentRecords(userId))
  return recent.filter(({ kind, id }) => kind !== behind?.kind || id !== behind.id).slice(0, most)
}
