import { readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { readDraft, type WordsDraft } from '../../src/words/drafts/read-draft.ts'
import { readText } from '../../src/words/drafts/reading.ts'
import { type NamedProject, ProjectNames } from '../../src/words/drafts/unit/project-names.ts'
import { measureParts, type Parts, type Print } from './parts.ts'
import { precision, recall, type Score, scoreFields, sumScores } from './score.ts'
import { vocabularyOn } from './vocabulary.ts'

type Fields = Record<string, unknown>
type Chat = {
  id: string
  apart: boolean
  kind: 'unit' | 'contact'
  now: string
  text: string
  fields: Fields
  others?: Fields[]
  unscored?: string[]
}
type Station = { id: string; name: string; name_th: string; latitude: string; longitude: string }
type Project = { name: string; nameTh: string; latitude: string; longitude: string }

/** The agency's people in the chats; others bear its name. */
const STAFF = ['mint', 'best', 'ploy', 'pim', 'ทีมสถานี', 'sathani office']
const OF_AGENCY = /[\p{L}\p{M}.]+ sathani/giu
/** A station so many degrees away is near: 1.5 km. */
const NEAR = 0.0137

/** Reads every chat and prints the precision and the recall of each field; of the open ones also what is wrong. */
export async function measureChats(print = console.log): Promise<Parts<Score>> {
  const file = path.join(import.meta.dirname, 'chats.json')
  const chats: Chat[] = JSON.parse(await fs.readFile(file, 'utf8'))
  const stations = rowsOf<Station>('stations.csv')
  const projects = new ProjectNames(demoProjects(stations))
  const stationIds = new Map(stations.map(({ id, name }) => [name, Number(id)]))
  const names = new Map(stations.map(({ id, name }) => [Number(id), name]))
  const bearers = chats.flatMap(({ text }) => text.match(OF_AGENCY) ?? [])
  const staff = new Set([...STAFF, ...bearers.map((name) => name.toLowerCase())])
  return measureParts(async (apart) => {
    const set = chats.filter((chat) => chat.apart === apart)
    const scores = set.map((chat) => {
      const now = new Date(`${chat.now}T05:00:00Z`)
      const vocabulary = { ...vocabularyOn(now), projects, staff }
      const draft = readDraft(readText(chat.text, vocabulary), chat.kind, stationIds)
      const score = scoreChat(chat, draft, names)
      if (!apart) printFaults(print, chat, score)
      return score
    })
    const sum = sumScores(scores)
    printTable(print, `chats, ${apart ? 'kept apart' : 'open'}: ${set.length}`, sum)
    return sum
  })
}

function scoreChat(
  { kind, fields, others = [], unscored }: Chat,
  draft: WordsDraft,
  stations: ReadonlyMap<number, string>,
): Score {
  const expected = [fields, ...others].map(inOurWords)
  const read =
    kind === 'contact'
      ? [contactOf(draft.fields, stations)]
      : [draft, ...draft.others].map((home, index) =>
          unitOf(home.fields, index === 0 ? draft.project : draft.otherProjects[index - 1]),
        )
  const count = Math.max(expected.length, read.length)
  return sumScores(
    Array.from({ length: count }, (_, index) =>
      scoreFields(expected[index] ?? {}, read[index] ?? {}, unscored),
    ),
  )
}

/** Units know two policies that allow pets; a pet of no size is the one that promises less. */
const PETS: Readonly<Record<string, string>> = {
  small: 'small_pet_allowed',
  allowed: 'small_pet_allowed',
  medium: 'medium_pet_allowed',
}

function inOurWords({ petAllowed, wishes, ...fields }: Fields): Fields {
  const { petAllowed: pets, ...others } = isRecord(wishes) ? wishes : {}
  return {
    ...fields,
    ...(petAllowed !== undefined && { petAllowed: PETS[String(petAllowed)] ?? petAllowed }),
    // A search only says that pets are wanted.
    ...(isRecord(wishes) && {
      wishes: { ...others, ...(pets !== undefined && { petAllowed: 'yes' }) },
    }),
  }
}

function unitOf(
  { projectId, ...fields }: Fields,
  mention: WordsDraft['project'] | undefined,
): Fields {
  return projectId === undefined ? fields : { ...fields, projectName: mention?.project.name }
}

/** A contact with its search as the set says wishes. */
function contactOf({ search, ...fields }: Fields, stations: ReadonlyMap<number, string>): Fields {
  if (typeof search !== 'string') return fields
  const query = new URLSearchParams(search)
  const figure = query.get('listingType') === 'sale' ? 'price' : 'rent'
  const wishes: Fields = {}
  for (const [name, value] of query) {
    if (name === 'listingType') wishes.listingType = value === 'sale' ? 'sell' : value
    else if (name === 'priceMin' || name === 'priceMax') {
      wishes[`${figure}${name.slice('price'.length)}`] = Number(value)
    } else if (name === 'stationId' || name === 'stationIds') {
      wishes.stations = value.split(',').map((id) => stations.get(Number(id)))
    } else if (name !== 'floorDirection') wishes[NAMES[name] ?? name] = value
  }
  return { ...fields, wishes }
}

const NAMES: Readonly<Record<string, string>> = {
  floorSizeMin: 'sizeMin',
  floorSizeMax: 'sizeMax',
  floorLevel: 'floorMin',
  petFriendly: 'petAllowed',
  selectedBathrooms: 'bathrooms',
  selectedBedrooms: 'bedrooms',
}

function printFaults(print: Print, { id }: Chat, { byField }: Score): void {
  for (const [field, { wrong, missed }] of Object.entries(byField)) {
    if (wrong + missed > 0) print(`${id} ${field}: ${wrong} wrong, ${missed} missed`)
  }
}

function printTable(print: Print, title: string, { total, byField }: Score): void {
  print(`\n${title}`)
  const rows = Object.entries(byField).toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [field, counts] of [...rows, ['all fields', total] as const]) {
    const { right, wrong, missed } = counts
    const [found, known] = [precision(counts).toFixed(3), recall(counts).toFixed(3)]
    print(
      `  ${field.padEnd(22)} precision ${found}  recall ${known}  (${right} right, ${wrong} wrong, ${missed} missed)`,
    )
  }
}

function demoProjects(stations: readonly Station[]): NamedProject[] {
  return rowsOf<Project>('demo/projects.csv').map(
    ({ name, nameTh, latitude, longitude }, index) => {
      const byDistance = stations
        .map((station) => ({
          station,
          far: Math.hypot(
            Number(station.latitude) - Number(latitude),
            Number(station.longitude) - Number(longitude),
          ),
        }))
        .toSorted((a, b) => a.far - b.far)
      const near = byDistance.filter(({ far }, place) => place === 0 || far < NEAR)
      return {
        id: index + 1,
        ...{ name, nameTh: nameTh || null },
        stations: near.map(({ station }) => ({ name: station.name, nameTh: station.name_th })),
      }
    },
  )
}

function rowsOf<Row>(file: string): Row[] {
  const data = path.resolve(import.meta.dirname, '../../data', file)
  return parse(readFileSync(data), { columns: true, bom: true })
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
