import type { Fact } from '../../../shared/reading/fact.ts'
import type { NotedContact } from '../rules/scan.ts'
import { factOf, type NoteLine } from './lines.ts'
import { isName, type Named } from './named-people.ts'

/** A person whom a note says how to reach; `relation` is to whom the note is about. */
export type NotedPerson = NotedContact & { relation: string | null }

const RELATIONS: readonly [RegExp, string][] = [
  [/(?<![a-z])husband|สามี/i, 'husband'],
  [/(?<![a-z])wife|ภรรยา|เมีย|แฟนสาว/i, 'wife'],
  [/(?<![a-z])(?:boyfriend|girlfriend|partner)|แฟน/i, 'partner'],
  [/(?<![a-z])(?:mother|mom|mum)|คุณแม่|แม่ของ/i, 'mother'],
  [/(?<![a-z])(?:father|dad)|คุณพ่อ|พ่อของ/i, 'father'],
  [/(?<![a-z])(?:brother|sister)|พี่สาว|พี่ชาย|น้องสาว|น้องชาย/i, 'brother or sister'],
  [/(?<![a-z])(?:secretary|assistant)|เลขา|ผู้ช่วย/i, 'assistant'],
  [/(?<![a-z])lawyer|ทนาย/i, 'lawyer'],
  [/(?<![a-z])friend|เพื่อน/i, 'friend'],
]
const TITLE = /(?:khun|kun|k\.|mr\.?|mrs\.?|ms\.?|miss|dr\.?|คุณ|นางสาว|นาย|นาง|พี่|น้อง)\s{0,2}$/i

/** The people of a note with a phone, an e-mail or a LINE id. A line without a name goes on with the person before it. */
export function notedPeople(lines: readonly NoteLine[]): NotedPerson[] {
  const people: NotedPerson[] = []
  let open: NotedPerson | null = null
  for (const line of lines) {
    const reach = reachOf(line)
    if (!reach) {
      open = null
      continue
    }
    const named = nameIn(line)
    const goesOn = open !== null && !named && !overlaps(open, reach)
    if (goesOn && open) {
      Object.assign(open, definedOnly(reach), { end: reach.end })
      continue
    }
    const start = Math.min(reach.start, named?.start ?? reach.start)
    const end = Math.max(reach.end, named?.end ?? reach.end)
    const relation = RELATIONS.find(([words]) => words.test(line.text))?.[1] ?? null
    open = { ...reach, name: named?.value ?? null, start, end, relation }
    people.push(open)
  }
  return people
}

type Reach = Pick<NotedContact, 'phone' | 'email' | 'line' | 'start' | 'end'>

function reachOf(line: NoteLine): Reach | null {
  const [phone, email, id] = [factOf(line, 'phone'), factOf(line, 'email'), factOf(line, 'line')]
  const found = [phone, email, id].filter((fact) => fact !== undefined)
  if (found.length === 0) return null
  return {
    phone: textOf(phone),
    email: textOf(email),
    line: textOf(id),
    start: Math.min(...found.map(({ start }) => start)),
    end: Math.max(...found.map(({ end }) => end)),
  }
}

const textOf = (fact: Fact | undefined) => (fact ? String(fact.value) : null)

const overlaps = (a: Reach, b: Reach) =>
  (a.phone && b.phone) || (a.email && b.email) || (a.line && b.line)

function definedOnly({ phone, email, line }: Reach): Partial<NotedContact> {
  return { ...(phone && { phone }), ...(email && { email }), ...(line && { line }) }
}

/** A name with its title, or words with capitals that nothing else explains. */
function nameIn(line: NoteLine): Named | null {
  const fact = factOf(line, 'name')
  if (fact) {
    const [title = ''] = TITLE.exec(line.text.slice(0, fact.start - line.start)) ?? []
    const start = fact.start - title.length
    return {
      value: line.text.slice(start - line.start, fact.end - line.start),
      start,
      end: fact.end,
    }
  }
  for (const match of line.text.matchAll(/[A-Z][a-z’'-]{1,30}(?: [A-Z][a-z’'-]{1,30}){0,2}/g)) {
    const start = line.start + match.index
    const end = start + match[0].length
    if (!isName(match[0])) continue
    if (line.facts.some((other) => other.start < end && start < other.end)) continue
    return { value: match[0], start, end }
  }
  return null
}
