import { BUILT_IN } from '../writing/rules/rewrite.ts'
import { readContact } from './contact/read-contact.ts'
import { type ChatReading, isSpeakers, type Statement } from './reading.ts'
import type { Draft, DraftKind } from './rules/draft.ts'
import { questionsFor } from './rules/questions.ts'
import { notesOf } from './unit/notes.ts'
import type { ProjectMention } from './unit/project-names.ts'
import { type HomeDraft, readUnits } from './unit/read-units.ts'

/** A draft by the words alone: what is known of projects and people is added by the caller. */
export type WordsDraft = Omit<
  Draft,
  'project' | 'otherProjects' | 'resembling' | 'known' | 'refused'
> & {
  project: ProjectMention | null
  otherProjects: (ProjectMention | null)[]
}

/** What a reader other than ours found, and its name. */
export type Found = { by: string; said: readonly Statement[] }

const ALONE: Found = { by: BUILT_IN, said: [] }

/** Sorts what was read into a draft of a unit or a contact. */
export function readDraft(
  reading: ChatReading,
  kind: DraftKind,
  stationIds: ReadonlyMap<string, number>,
  { by, said }: Found = ALONE,
): WordsDraft {
  const languages = languagesOf(reading)
  const chat = { source: reading.chat.source, languages }
  const language = languages[0] ?? 'en'
  if (kind === 'contact') {
    const contact = readContact(reading, stationIds, said)
    const questions = questionsFor(contact.missing, language)
    return { ...contact, by, others: [], notes: [], guesses: [], questions, ...NO_PROJECT, chat }
  }
  const [first, ...others] = readUnits(reading, said)
  if (!first) {
    const nothing = { fields: {}, found: [], missing: [], others: [], notes: [], guesses: [] }
    return { ...nothing, by, questions: {}, ...NO_PROJECT, chat }
  }
  return {
    ...homeOf(first),
    ...{ by, chat, notes: notesOf(reading), guesses: first.guesses, project: first.project },
    others: others.map(homeOf),
    otherProjects: others.map(({ project }) => project),
    questions: questionsFor(
      [...first.missing, ...others.flatMap(({ missing }) => missing)],
      language,
    ),
  }
}

const NO_PROJECT = { project: null, otherProjects: [] }

function homeOf({ fields, found, missing }: HomeDraft) {
  return { fields, found, missing }
}

/** The languages of whoever writes, the one to answer in first. */
function languagesOf(reading: ChatReading): ('th' | 'en')[] {
  const words = reading.chat.messages
    .filter((_, index) => isSpeakers(reading, index))
    .map(({ start, end }) => reading.text.slice(start, end))
    .join('\n')
  const isThai = /[\u0e01-\u0e4e]{2}/.test(words)
  const isEnglish = /[a-z]{3}/i.test(words.replace(/(?:https?:|line|id|bts|mrt|@)\S*/gi, ''))
  return [...(isThai ? ['th' as const] : []), ...(isEnglish ? ['en' as const] : [])]
}
