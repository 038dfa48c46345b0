import type * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { identitiesOf } from '../../records/contacts/identities.ts'
import { knownContacts } from '../../records/contacts/match-contact.ts'
import { mentioned } from '../../records/contacts/mentioned.ts'
import { isSameName } from '../../records/contacts/same-person.ts'
import { contactRecords } from '../../records/contacts/store.ts'
import { resemblingProjects } from '../../records/imports/kinds/unit-project.ts'
import { projectRecord } from '../../records/projects/store.ts'
import { Refused } from '../../refused.ts'
import { BUILT_IN } from '../writing/rules/rewrite.ts'
import { readInPlaceOrThread } from './draft-reader.ts'
import { type ModelReading, NOT_ASKED } from './model-reader.ts'
import type { WordsDraft } from './read-draft.ts'
import type { Draft, DraftInput, ProposedContact, ProposedProject } from './rules/draft.ts'
import { draftKnowledge } from './vocabulary.ts'

type Known = z.output<typeof ProposedContact>

/**
 * A draft of a pasted text with the project, and the people whom we know, that it may mean; by the built-in reader, and
 * with what a model found. Nothing is written.
 */
export async function makeDraft(
  context: Context,
  { text, kind }: Pick<DraftInput, 'text' | 'kind'>,
  { by, said, refused }: ModelReading = NOT_ASKED,
): Promise<Draft> {
  const { db } = context
  const pasted = { text, kind, found: { by: by ?? BUILT_IN, said } }
  const draft = await readInPlaceOrThread(pasted, await draftKnowledge(context))
  const [project, otherProjects, resembling, known, named] = await Promise.all([
    projectOf(db, draft.project),
    Promise.all(draft.otherProjects.map((other) => projectOf(db, other))),
    resemblingOf(context, draft),
    knownOf(db, kind === 'contact' ? draft.fields : draft.fields.contact),
    kind === 'contact' ? namesakes(context, draft.fields.name) : [],
  ])
  const { projectId, ...rest } = draft.fields
  const fields = project ? { projectId, ...rest } : rest
  const others = named.filter(({ id }) => !known.some((one) => one.id === id))
  const people = [...known, ...others]
  return { ...draft, fields, project, otherProjects, resembling, known: people, refused }
}

async function projectOf(db: Db, project: WordsDraft['project']): Promise<Draft['project']> {
  if (!project) return null
  const how = project.isWhole && !project.hasStation ? 'name' : 'name and station'
  const ours = await proposed(db, project.project.id)
  return ours && { ...ours, how }
}

/** One of our projects; null if it was deleted since its name was read. */
async function proposed(db: Db, id: number): Promise<z.output<typeof ProposedProject> | null> {
  const record = await projectRecord(db, id).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  })
  if (!record) return null
  const { name, nameTh, images, propertyType } = record
  return { id, name, nameTh, image: images[0] ?? null, propertyType }
}

async function resemblingOf(
  context: Context,
  { fields }: WordsDraft,
): Promise<z.output<typeof ProposedProject>[]> {
  if (typeof fields.projectName !== 'string') return []
  const proposals = await resemblingProjects(context, fields.projectName)
  const ours = await Promise.all(proposals.map(({ value }) => proposed(context.db, Number(value))))
  return ours.filter((one) => one !== null)
}

/** The people who have this phone, e-mail or handle. */
async function knownOf(db: Db, who: unknown): Promise<Known[]> {
  const reach = reachOf(who)
  // What one contact has as their phone, another has for WhatsApp.
  const identities = identitiesOf({ ...reach, ...(reach.phone && { whatsapp: reach.phone }) })
  if (identities.length === 0) return []
  const known = await knownContacts(db, identities)
  const ids = [...new Set([...known.values()].flat().map(({ id }) => id))]
  return proposedContacts(db, ids, 'reach')
}

/** The people whose whole name it is, or of several words who are called so. */
async function namesakes(context: Context, name: unknown): Promise<Known[]> {
  if (typeof name !== 'string') return []
  const { words, contacts } = await mentioned(context, [name])
  const count = name.trim().split(/\s+/).length
  const ids = contacts
    .filter((contact) => isSameName(contact.name, name) || (count > 1 && words === count))
    .map(({ id }) => id)
  return proposedContacts(context.db, ids, 'name')
}

async function proposedContacts(db: Db, ids: readonly number[], by: Known['by']): Promise<Known[]> {
  const records = await contactRecords(db, ids)
  return records.map(({ id, name, phone, email }) => ({ id, name, phone, email, by }))
}

function reachOf(who: unknown): { phone?: string; email?: string; line?: string } {
  if (typeof who !== 'object' || who === null) return {}
  return Object.fromEntries(
    Object.entries(who).filter(
      ([name, value]) => ['phone', 'email', 'line'].includes(name) && typeof value === 'string',
    ),
  )
}
