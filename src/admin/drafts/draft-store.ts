import * as z from 'zod/mini'

/*
 * Drafts: what was typed and is not saved yet, in the browser's storage, where it survives a reload, a crash and the end
 * of a session. Each draft belongs to a user, a form and a record, and expires after 30 days. Where the browser refuses
 * to store anything there are no drafts. Chosen files are kept alike by `draft-files.ts`.
 */

const PREFIX = 'draft '
/** Milliseconds after which a draft expires. */
export const FORGOTTEN_AFTER = 30 * 24 * 60 * 60_000

/** The key of a draft: a user's id, a form's name, a record's id (null for a new record). */
export type DraftKey = { user: number; form: string; record: number | null }

/** Values of any form, which are compared with its fields by `fittingValues`. */
export const AnyValues = z.record(z.string(), z.unknown())
const StoredDraft = z.object({
  /** The last change, as an ISO timestamp. */
  at: z.string(),
  /** The version of the record that was edited. */
  version: z.nullable(z.number()),
  typed: z.unknown(),
  /** The stored values of what was typed, if it is of a stored record. */
  before: z.unknown(),
})

/** The draft, if there is one of this schema. Deletes every expired draft in this browser, whoever wrote it. */
export function readDraft<Typed extends z.ZodMiniType>(
  key: DraftKey,
  schema: Typed,
  now = new Date(),
) {
  const draft = tryOrNull(() => {
    clearExpired(now)
    return parseDraft(localStorage.getItem(nameOf(key)))
  })
  const typed = schema.safeParse(draft?.typed)
  if (!draft || !typed.success) return null
  return { ...draft, typed: typed.data, before: schema.safeParse(draft.before).data ?? null }
}

/** Stores a draft, with the version and the stored values that it is based on. Returns whether the browser stored it. */
export function writeDraft(
  key: DraftKey,
  typed: object,
  since: { version?: number | null; before?: object } = {},
  now = new Date(),
): boolean {
  if (isEnded) return false
  const draft = { at: now.toISOString(), version: null, before: null, typed, ...since }
  return tryOrNull(() => localStorage.setItem(nameOf(key), JSON.stringify(draft))) !== null
}

/** What was typed in all drafts of a user in this form, of whatever record. */
export function draftsOf(user: number, form: string): unknown[] {
  const of = nameOf({ user, form, record: null }).slice(0, -'new'.length)
  const texts = tryOrNull(() =>
    draftNames()
      .filter((name) => name.startsWith(of))
      .map((name) => localStorage.getItem(name)),
  )
  return (texts ?? []).flatMap((text) => parseDraft(text)?.typed ?? [])
}

/** The form of each draft that a user has in this browser. */
export function draftForms(user: number): string[] {
  const own = `${PREFIX}${user} `
  const names = tryOrNull(() => draftNames().filter((name) => name.startsWith(own))) ?? []
  return names.map((name) => name.slice(own.length, name.lastIndexOf(' ')))
}

export function clearDraft(key: DraftKey): void {
  tryOrNull(() => localStorage.removeItem(nameOf(key)))
}

/** Gives a draft to another form or record, unless that has one. */
export function moveDraft(from: DraftKey, to: DraftKey): void {
  tryOrNull(() => {
    const text = localStorage.getItem(nameOf(from))
    if (text === null || localStorage.getItem(nameOf(to)) !== null) return
    localStorage.setItem(nameOf(to), text)
    localStorage.removeItem(nameOf(from))
  })
}

let isEnded = false

/** Deletes all drafts in this browser, and stores none until the page is left: open forms would write theirs again. */
export function endDrafts(): void {
  isEnded = true
  tryOrNull(() => {
    for (const name of draftNames()) localStorage.removeItem(name)
  })
}

function clearExpired(now: Date): void {
  for (const name of draftNames()) {
    const draft = parseDraft(localStorage.getItem(name))
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

function parseDraft(text: string | null): z.output<typeof StoredDraft> | null {
  return tryOrNull(() => StoredDraft.parse(JSON.parse(text ?? 'null')))
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
