import { type Name, nameOf } from '../../../city/places/rules/name-match.ts'
import { nameWords } from '../../../city/places/rules/spelling.ts'
import { isOneErrorAway } from '../../../city/places/typing-errors.ts'
import { namesOf } from '../../../records/finder/named-place.ts'
import { type FoldedText, foldedText } from './folded-text.ts'

/* Finds our projects in a text, by the same names in the same folded spelling as the place box and imports. */

/** A project as a text may mean it. */
export type NamedProject = {
  id: number
  name: string
  nameTh: string | null
  /** The stations near it. */
  stations: readonly { name: string; nameTh: string }[]
}

export type ProjectMention = {
  project: NamedProject
  start: number
  end: number
  /** Whether the text says the whole name, else a part of it and a station near it. */
  isWhole: boolean
  /** The station near it that the text names beside, if it does. */
  hasStation: boolean
}

/** A station that a text names. */
export type StationMention = { name: string; start: number; end: number }

const MIN_CHARS = 5
const MIN_REST = 4
/** Letters between a part of a name and the station. */
const BESIDE = 3
/** Letters between them where they stand in two messages or lines. */
const APART = 60
/** Letters from a part of a name within which such a station begins. */
const AROUND = 2 * APART

/**
 * Finds projects by their names; by a name with one typing error, or by the part of it that is no station's, only
 * where the text names a station near the project too.
 */
export class ProjectNames {
  readonly #projects: readonly Entry[]

  constructor(projects: readonly NamedProject[]) {
    this.#projects = projects.map(entryOf)
  }

  find(text: string, stations: readonly StationMention[]): ProjectMention[] {
    const folded = foldedText(text)
    const whole = this.#projects.flatMap((entry) => wholeNames(entry, folded))
    const found = withoutOverlaps(whole)
    const taken = takenBy(found)
    const isFree = ({ start, end }: Place) => !taken.subarray(start, end).includes(1)
    const likely = this.#projects.flatMap((entry) => partNames(entry, folded, stations))
    const free = likely.filter(isFree)
    return [
      ...found.map((mention) => withStation(mention, stations)),
      ...withoutOverlaps(unambiguous(free)),
    ].toSorted((a, b) => a.start - b.start)
  }
}

type Place = { start: number; end: number }
type Entry = {
  project: NamedProject
  names: readonly Name[]
  /** What of its names is no station's. */
  rests: readonly { sound: string; station: string }[]
  /** Its beginning in one script and its end in the other. */
  mixed: readonly [beginning: string, end: string][]
}

function entryOf(project: NamedProject): Entry {
  const { names } = namesOf('project', [project.name, project.nameTh])
  const rests = names.flatMap(({ sound }) =>
    project.stations.flatMap(({ name, nameTh }) =>
      [name, nameTh].flatMap((station) =>
        withoutStation(sound, nameOf(station).sound).map((rest) => ({
          sound: rest,
          station: name,
        })),
      ),
    ),
  )
  return { project, names, rests, mixed: mixedNames(project) }
}

/** `Teak Row เพชรเกษม` is Teak Row Phet Kasem, `ทีค โรว์ เพชรเกษม`. */
function mixedNames({ name, nameTh }: NamedProject): [string, string][] {
  const [latin, thai] = [nameWords(name), nameWords(nameTh ?? '')]
  const pairs: [string, string][] = []
  const add = (first: readonly string[], second: readonly string[]) => {
    for (let from = 1; from < first.length; from += 1) {
      for (let to = 1; to < second.length; to += 1) {
        const [beginning, end] = [soundOf(first.slice(0, from)), soundOf(second.slice(to))]
        if (beginning.length >= MIN_REST && end.length >= MIN_REST) pairs.push([beginning, end])
      }
    }
  }
  add(latin, thai)
  add(thai, latin)
  return pairs
}

const soundOf = (words: readonly string[]) => nameOf(words.join(' ')).sound

/** `northline` of Northline Tao Poon. */
function withoutStation(sound: string, station: string): string[] {
  if (station === '' || sound === station) return []
  const rest = sound.startsWith(station)
    ? sound.slice(station.length)
    : sound.endsWith(station)
      ? sound.slice(0, -station.length)
      : ''
  return rest.length >= MIN_REST ? [rest] : []
}

function wholeNames({ project, names, mixed }: Entry, folded: FoldedText): ProjectMention[] {
  const places = names
    .filter(({ sound }) => sound.length >= MIN_CHARS)
    .flatMap(({ sound }) => folded.places(sound))
  const joined = mixed.flatMap(([beginning, end]) => {
    const ends = folded.places(beginning).length > 0 ? folded.places(end) : []
    return ends.flatMap((last) => {
      const first = folded
        .places(beginning)
        .find((place) => last.start >= place.end && last.start - place.end <= BESIDE)
      return first ? [{ start: first.start, end: last.end }] : []
    })
  })
  return [...places, ...joined].map((place) => ({
    project,
    ...place,
    isWhole: true,
    hasStation: false,
  }))
}

function partNames(
  { project, names, rests }: Entry,
  folded: FoldedText,
  stations: readonly StationMention[],
): ProjectMention[] {
  const near = stations.filter(({ name }) =>
    project.stations.some((station) => station.name === name),
  )
  if (near.length === 0) return []
  const inOrder = near.toSorted((a, b) => a.start - b.start)
  const beside = rests.flatMap(({ sound, station }) =>
    folded.places(sound).flatMap((place) => {
      const around = between(inOrder, place.start - AROUND, place.end + AROUND)
      const named = around.find(
        ({ name, start, end }) =>
          name === station && start - place.end <= BESIDE && place.start - end <= BESIDE,
      )
      // Said apart: `แอร์พอร์ตลิงก์ หัวหมาก` – `นอร์ทไลน์ ห้อง 7/88`.
      if (!named) {
        const isNear = around.some(
          ({ name, start, end }) =>
            name === station && start - place.end <= APART && place.start - end <= APART,
        )
        return isNear ? [{ project, ...place, isWhole: false, hasStation: true }] : []
      }
      const start = Math.min(place.start, named.start)
      const end = Math.max(place.end, named.end)
      return [{ project, start, end, isWhole: false, hasStation: true }]
    }),
  )
  const misspelt = names
    .filter(({ sound }) => sound.length >= 2 * MIN_CHARS)
    .flatMap(({ sound }) =>
      folded
        .windows(sound.length - 1, sound.length + 1)
        .filter((window) => window.sound[0] === sound[0] && isOneErrorAway(window.sound, sound)),
    )
    // Words that name another station name another building: Chao Nam Bang Pho is not Bang O.
    .filter((window) =>
      stations.every(
        ({ name, start, end }) =>
          end <= window.start ||
          window.end <= start ||
          (near.some((each) => each.name === name) && isInName(names, name)),
      ),
    )
    .map(({ start, end }) => ({ project, start, end, isWhole: false, hasStation: true }))
  return [...beside, ...misspelt]
}

/** Whether the text also names a station near the project, apart from its name. */
function withStation(mention: ProjectMention, stations: readonly StationMention[]): ProjectMention {
  const { project, start, end } = mention
  const hasStation = stations.some(
    (station) =>
      (station.end <= start || end <= station.start) &&
      project.stations.some(({ name }) => name === station.name),
  )
  return { ...mention, hasStation }
}

function isInName(names: readonly Name[], station: string): boolean {
  const { sound } = nameOf(station)
  return names.some((name) => name.sound.includes(sound))
}

/** Words that may mean two projects mean none. */
function unambiguous(mentions: readonly ProjectMention[]): ProjectMention[] {
  const inOrder = mentions.toSorted((a, b) => a.start - b.start)
  const longest = mentions.reduce((most, { start, end }) => Math.max(most, end - start), 0)
  return mentions.filter((mention) =>
    between(inOrder, mention.start - longest, mention.end).every(
      (other) =>
        other.project.id === mention.project.id ||
        other.start >= mention.end ||
        mention.start >= other.end ||
        // The more of the words, the surer.
        other.end - other.start < mention.end - mention.start,
    ),
  )
}

/** Those of a list in their order that begin from one place up to another. */
function between<Of extends Place>(places: readonly Of[], from: number, until: number): Of[] {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.start ?? 0) >= from) high = middle
    else low = middle + 1
  }
  let end = low
  while ((places[end]?.start ?? until) < until) end += 1
  return places.slice(low, end)
}

/** Of those at one place the longest. */
function withoutOverlaps(mentions: readonly ProjectMention[]): ProjectMention[] {
  const taken = new Uint8Array(lengthOf(mentions))
  return mentions
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false
      taken.fill(1, start, end)
      return true
    })
}

/** Each letter of a text, 1 where a name stands. */
function takenBy(places: readonly Place[]): Uint8Array {
  const taken = new Uint8Array(lengthOf(places))
  for (const { start, end } of places) taken.fill(1, start, end)
  return taken
}

function lengthOf(places: readonly Place[]): number {
  return places.reduce((length, { end }) => Math.max(length, end), 0)
}
