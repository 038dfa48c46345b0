/*
 * Drafts: unsaved form values in the browser's storage, which survive a reload, a crash and the end of a
 * session. Each draft belongs to a user, a form and a record, and expires after 30 days. Without storage
 * there are no drafts.
 */

const PREFIX = 'draft '
/** Milliseconds after which a draft expires. */
export const FORGOTTEN_AFTER = 30 * 24 * 60 * 60_000

/** The key of a draft: a user's id, a form's name, a record's id (null for a new record). */
export type DraftKey = { user: number; form: string; record: number | null }

export type Draft = {
  /** The last change, as an ISO timestamp. */
  at: string
  /** The version of the record that was edited. */
  version: number | null
  typed: Readonly<Record<string, unknown>>
  /** The stored values of these fields. */
  before: Readonly<Record<string, unknown>>
}

/** The draft, if there is one. Deletes every expired draft in this browser, whoever wrote it. */
export function readDraft(key: DraftKey, now = new Date()): Draft | null {
  return tryOrNull(() => {
    clearExpired(now)
    return parseDraft(localStorage.getItem(nameOf(key)))
  })
}

export function writeDraft(key: DraftKey, draft: Draft): void {
  tryOrNull(() => localStorage.setItem(nameOf(key), JSON.stringify(draft)))
}

export function clearDraft(key: DraftKey): void {
  tryOrNull(() => localStorage.removeItem(nameOf(key)))
}

/** Deletes all drafts in this browser, on logout. */
export function clearDrafts(): void {
  tryOrNull(() => {
    for (const name of draftNames()) localStorage.removeItem(name)
  })
}

function clearExpired(now: Date): void {
  for (const name of draftNames()) {
    const draft = tryOrNull(() => parseDraft(localStorage.getItem(name)))
    const age = now.getTime() - Date.parse(draft?.at ?? '')
    // Nothing can restore what cannot be read.
    if (!(age <= FORGOTTEN_AFTER)) localStorage.removeItem(name)
  }
}

function draftNames(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
}

export function nameOf({ user, form, record }: DraftKey): string {
  return `${PREFIX}${user} ${form} ${record ?? 'new'}`
}

function parseDraft(text: string | null): Draft | null {
  const draft: unknown = JSON.parse(text ?? 'null')
  return isDraft(draft) ? draft : null
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { at, version, typed, before }: Record<string, unknown> = { ...value }
  return (
    typeof at === 'string' &&
    (version === null || typeof version === 'number') &&
    isRecord(typed) &&
    isRecord(before)
  )
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The typed values whose types match the form's fields. A draft may come from an older version of the form.
 */
export function fittingValues<Of extends Readonly<Record<string, unknown>>>(
  typed: Readonly<Record<string, unknown>>,
  fields: Of,
): Partial<Of> {
  const fitting = Object.entries(typed).filter(
    ([name, value]) => name in fields && hasSameType(value, fields[name]),
  )
  // Safe: each is a field of this form with a value of its type.
  return Object.fromEntries(fitting) as Partial<Of>
}

function hasSameType(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return true
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b)
}

// Storage may be full or disabled, or have invalid data.
function tryOrNull<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
