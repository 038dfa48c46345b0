import { neededFigures } from '../../../records/units/rules/unit.ts'
import { ListingTypes } from '../../../records/units/rules/unit-sets.ts'
import { whoOf } from '../person/who.ts'
import {
  type ChatReading,
  isConfirmed,
  isSpeakers,
  type Stated,
  type Statement,
  wordsBefore,
} from '../reading.ts'
import type { FoundValue } from '../rules/draft.ts'
import { bareNumbers } from './bare-numbers.ts'
import { saidOf } from './from-facts.ts'
import { homesOf, type Part, within } from './homes.ts'
import { labelledIn } from './labelled-lines.ts'
import { latest } from './latest.ts'
import { PAID, type Sum, sumsOf } from './money.ts'
import type { ProjectMention } from './project-names.ts'
import { shortAnswers } from './short-answers.ts'
import { termsOf } from './terms.ts'
import { unknownProject } from './unknown-names.ts'
import { isOf } from './values.ts'

/** A home as a text describes it. */
export type HomeDraft = {
  fields: Record<string, unknown>
  found: FoundValue[]
  missing: string[]
  guesses: { field: string; what: 'year' }[]
  project: ProjectMention | null
}

/** The homes that a text offers, with who offers them; none if it is about no home. */
export function readUnits(reading: ChatReading, besides: readonly Statement[] = []): HomeDraft[] {
  if (!isAboutHome(reading)) return []
  const parts = homesOf(reading)
  const scopes = parts.length === 0 ? [null] : parts
  // Which home another reader means is not known.
  const more = parts.length === 0 ? besides : []
  return scopes.map((part, index) => readHome(reading, part, parts, index === 0, more))
}

/** Everything that is said of the fields of units, also what is taken back later. */
export function everythingSaid(reading: ChatReading): Statement[] {
  const facts = reading.facts.filter(({ message }) => isSpeakers(reading, message))
  return saidIn(reading, facts, () => true)
}

const STRONG: ReadonlySet<string> = new Set([
  'bedrooms',
  'bathrooms',
  'size',
  'property-type',
  'unit-number',
])
const WEAK: ReadonlySet<string> = new Set(
  'price rent floor furnishing listing facing view pets station'.split(' '),
)

/** What a question may name and a yes confirms. */
const CONFIRMED: ReadonlySet<string> = new Set(
  'floor unit-number bedrooms bathrooms size furnishing facing view'.split(' '),
)

const MONEY: ReadonlySet<string> = new Set(['rent', 'price', 'baht', 'number'])

/** A sum that homes are let for. */
function isRentLike(value: unknown): boolean {
  return typeof value === 'number' && value >= 3000 && value % 100 === 0
}

/** A home has rooms, a size or a name, and something else that is said of homes. */
function isAboutHome({ facts, projects }: ChatReading): boolean {
  const strong = new Set(facts.filter(({ kind }) => STRONG.has(kind)).map(({ kind }) => kind))
  const weak = new Set(
    facts
      .filter(({ kind, value }) => (MONEY.has(kind) ? isRentLike(value) : WEAK.has(kind)))
      .map(({ kind }) => kind),
  )
  const count = strong.size + (projects.length > 0 ? 1 : 0)
  if (count === 1 && strong.has('property-type')) {
    return weak.has('listing') || weak.has('rent') || (weak.has('price') && weak.size > 1)
  }
  return count >= 2 || (count === 1 && weak.size > 0)
}

function readHome(
  reading: ChatReading,
  part: Part | null,
  parts: readonly Part[],
  isFirst: boolean,
  besides: readonly Statement[],
): HomeDraft {
  const isOwn = (each: { start: number; end: number }) =>
    part === null || within(part, each) || !parts.some((other) => within(other, each))
  const facts = reading.facts.filter(
    (fact) =>
      isOwn(fact) &&
      (isSpeakers(reading, fact.message) ||
        (CONFIRMED.has(fact.kind) && isConfirmed(reading, fact.message))),
  )
  const own = latest(
    reading,
    saidIn(reading, facts, isOwn).filter(({ field, value }) => isOf(field, value)),
  )
  const replaced = new Set(besides.map(({ field }) => field))
  const said = [...own.filter(({ field }) => !replaced.has(field)), ...besides]
  const project = projectIn(reading, part, isOwn)
  const named = project
    ? null
    : part === null
      ? unknownProject(reading)
      : unknownProject(onlyPart(reading, part))
  const who = isFirst ? whoOf(reading) : { who: {}, found: [] }
  const found: FoundValue[] = [
    ...said,
    ...(project
      ? [project, ...stationsOf(project, facts)].map(({ start, end }) => ({
          ...{ field: 'projectId', value: project.project.id, start, end },
        }))
      : []),
    ...(named ? [named] : []),
    ...who.found.map((each) => ({ ...each, field: `contact.${each.field}` })),
  ].map(({ field, value, start, end }) => ({ field, value, start, end }))
  const fields = fieldsOf(said)
  if (project) fields.projectId = project.project.id
  else if (named) fields.projectName = named.value
  if (Object.keys(who.who).length > 0) fields.contact = who.who
  const guesses = said.flatMap(({ field, guess }) => (guess ? [{ field, what: guess }] : []))
  return {
    ...{ fields, project, guesses, missing: missingOf(fields) },
    found: found.toSorted((a, b) => a.start - b.start),
  }
}

function saidIn(
  reading: ChatReading,
  facts: readonly Stated[],
  isOwn: (each: { start: number; end: number }) => boolean,
): Statement[] {
  const labelled = reading.chat.messages
    .flatMap((_, index) => (isSpeakers(reading, index) ? labelledIn(reading, index) : []))
    .filter(isOwn)
  const free = facts.filter(
    (fact) => !labelled.some(({ start, end }) => start < fact.end && fact.start < end),
  )
  const sums = [...labelled.flatMap((said) => asSum(said)), ...sumsOf(reading, free)]
  const known = [
    ...labelled,
    ...saidOf(reading, free),
    ...shortAnswers(reading, facts).filter(isOwn),
    ...sums,
  ]
  const bare = bareNumbers(reading, free, known)
  return [
    ...known,
    ...bare,
    ...termsOf(
      reading,
      facts,
      [...sums, ...bare.flatMap((said) => asSum(said, isPaid(reading, said)))],
      isOwn,
    ),
  ]
}

function isPaid(reading: ChatReading, { field, start }: Statement): boolean {
  return field === 'rentAmount' && PAID.test(wordsBefore(reading, start, 48))
}

function asSum(said: Statement, isTenants = false): Sum[] {
  const { field } = said
  return field === 'price' || field === 'rentAmount' ? [{ ...said, field, isTenants }] : []
}

function projectIn(
  reading: ChatReading,
  part: Part | null,
  isOwn: (each: { start: number; end: number }) => boolean,
): ProjectMention | null {
  const own = reading.projects.filter((each) => isSpeakers(reading, each.message) && isOwn(each))
  return own.find((each) => part !== null && within(part, each)) ?? own[0] ?? null
}

/** The words for a station near the project, which make it surer. */
function stationsOf({ project, start, end }: ProjectMention, facts: readonly Stated[]): Stated[] {
  const station = facts.find(
    (fact) =>
      fact.kind === 'station' &&
      (fact.end <= start || end <= fact.start) &&
      project.stations.some(({ name }) => name === fact.value),
  )
  return station ? [station] : []
}

/** The reading of one part of a text, at the same places. */
function onlyPart(reading: ChatReading, { start, end }: Part): ChatReading {
  const messages = reading.chat.messages.map((message) => ({
    ...message,
    start: Math.min(Math.max(message.start, start), end),
    end: Math.max(Math.min(message.end, end), start),
  }))
  return { ...reading, chat: { ...reading.chat, messages } }
}

function fieldsOf(said: readonly Statement[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const { field, value } of said) {
    fields[field] =
      field === 'propertyView' ? [...valuesIn(fields[field]), ...valuesIn(value)] : value
  }
  return fields
}

const valuesIn = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** What the form of a unit requires and the text does not say. */
function missingOf(fields: Readonly<Record<string, unknown>>): string[] {
  const listing = ListingTypes.read(String(fields.listingType ?? ''))
  const figures = listing ? neededFigures(listing) : { price: false, rentAmount: false }
  const needed = [
    'projectId',
    'unitNumber',
    'listingType',
    ...(figures.rentAmount ? ['rentAmount'] : []),
    ...(figures.price ? ['price'] : []),
    ...['bedrooms', 'bathrooms', 'size', 'furnishing'],
  ]
  return needed.filter((field) => fields[field] === undefined)
}
