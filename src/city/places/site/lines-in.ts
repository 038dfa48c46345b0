import { type Language, type Texts, textsIn } from '../../../shared/language.ts'
import { localName } from '../rules/local-name.ts'
import type { LineChoice } from './line-choices.ts'

/** By the id of the lines' set: a browser that reads English has their names from the server and holds none. */
const none: Texts & Partial<Record<string, string>> = { id: 'Line' }

const made = new WeakMap<readonly LineChoice[], Map<string, readonly LineChoice[]>>()

/** The lines and their stations by their names in a language: made once of the same. Found by the others too. */
export function linesIn(language: Language, lines: readonly LineChoice[]): readonly LineChoice[] {
  if (language.tag === 'en') return lines
  const known = made.get(lines) ?? new Map<string, readonly LineChoice[]>()
  made.set(lines, known)
  const own = known.get(language.tag) ?? lines.map((line) => named(language, line))
  known.set(language.tag, own)
  return own
}

function named(language: Language, { id, name, stations }: LineChoice): LineChoice {
  return {
    id,
    name: textsIn(language, none)[id] ?? name,
    stations: stations.map((station) => {
      const { name: latin, aliases = [] } = station
      return { ...station, name: localName(station, language), aliases: [latin, ...aliases] }
    }),
  }
}
