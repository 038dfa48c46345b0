import type { AtlasStation } from '../../city/places/atlas.ts'
import { namesOf } from '../../city/places/station-mentions.ts'
import { type Found, readDraft, type WordsDraft } from './read-draft.ts'
import { type ChatReading, readText } from './reading.ts'
import type { DraftInput } from './rules/draft.ts'
import { type NamedProject, ProjectNames } from './unit/project-names.ts'

/** The agency's projects, and a number that differs whenever they are read again. */
export type KnownProjects = { reading: number; projects: readonly NamedProject[] }

/** What the readers of drafts know beside the text, as data that another thread can be given. */
export type DraftKnowledge = {
  stations: readonly AtlasStation[]
  /** The names of our own people, in lower case. */
  staff: ReadonlySet<string>
  known: KnownProjects
  now: Date
}

/** A pasted text, and what another reader found in it. */
export type Pasted = Pick<DraftInput, 'text' | 'kind'> & { found: Found }

export function readPasted({ text, kind, found }: Pasted, knowledge: DraftKnowledge): WordsDraft {
  const ids = new Map(knowledge.stations.map(({ id, name }) => [name, id]))
  return readDraft(readingOf(text, knowledge), kind, ids, found)
}

export function readingOf(
  text: string,
  { stations, staff, known, now }: DraftKnowledge,
): ChatReading {
  return readText(text, { stations: namesOf(stations), staff, projects: namesIn(known), now })
}

/** Folding the names of some thousand projects takes longer than reading a message. */
let last: { reading: number; names: ProjectNames } | undefined

function namesIn({ reading, projects }: KnownProjects): ProjectNames {
  if (last?.reading !== reading) last = { reading, names: new ProjectNames(projects) }
  return last.names
}
