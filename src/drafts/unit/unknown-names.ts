import { isSpeakers, type Reading, type Said } from '../reading.ts'

/* The name of a project that is none of ours, as it is written. */

const LED =
  /(?:ชื่อโครงการ|โครงการ|ชื่อคอนโด|project(?: name)?|building|condo name|property)\s{0,3}[:：]?\s{1,4}(?=\S)/gi
const AT = /(?<![a-z])(?:at|in|@|called|named|our flat:|our condo:|unit at|place at)\s(?=[A-Z])/g
const THAI_AT = /(?:ห้อง|คอนโด|ยูนิต)(?:ที่|ของ|อยู่)\s?(?=[\u0e01-\u0e44a-z])|คอนโด\s(?=[a-z]{3})/gi
const KIND_WORDS =
  /(?<![a-z])(?:residences?|residenc|condo|condominium|place|court|house|tower|park|yards?|row|lane|steps?|bloom|view|life|villas?|gardens?|heights?|square|suites?|mansion|ville|loft|terrace|the|casa|ideo|lumpini|noble|ashton|rhythm|aspire|plum)(?![a-z])|เรสซิเดนซ์|เพลส|คอนโด|ทาวเวอร์|เฮาส์|พาร์ค|วิลล์|คอร์ท|ลุมพินี|ศุภาลัย/i
/** Words that end a name. */
const STOP =
  /^(?:ชั้น|ห้อง|ตึก|อาคาร|ขนาด|อยาก|ขาย|เช่า|ให้เช่า|ว่าง|ใกล้|ติด|ค่ะ|คะ|ครับ|คับ|นะ|ราคา|พื้นที่|ปล่อย|ต้องการ|มี|เป็น|เลย|แล้ว|near|floor|unit|room|for|with|is|and|my|near|bts|mrt|on|from|sale|rent|size|the unit|it|fl|flr|\d|,|\(|-|–|—|:|ค่า|ฝาก|แถว|ย่าน|หรือ|โทร|ติดต่อ|สนใจ|ไลน์|please|we|i)/i
const NO_NAME =
  /^(?:bangkok|thailand|condo|condominium|apartment|thai|the|a|my|this|bts|mrt|คอนโด|ห้อง|good|hi|hello|line|whatsapp)$/i
const PARTICLE = /\s?(?:ครับ|คับ|ค่ะ|คะ|ค่า|นะ|จ้า|krub|kub|ka|kha)$/i
const MOST_WORDS = 6

export function unknownProject(reading: Reading): Said | null {
  const { text, chat } = reading
  for (const [message, { start, end }] of chat.messages.entries()) {
    if (!isSpeakers(reading, message)) continue
    const body = text.slice(start, end)
    for (const lead of [LED, AT, THAI_AT]) {
      for (const match of body.matchAll(lead)) {
        const name = nameAt(reading, start + match.index + match[0].length, end)
        if (name) return { ...name, field: 'projectName', message }
      }
    }
    for (const line of behindTerms(reading, start, end)) {
      const name = nameAt(reading, line, end)
      if (name && KIND_WORDS.test(name.value)) return { ...name, field: 'projectName', message }
    }
    for (const line of body.matchAll(/[^\n]+/g)) {
      const lead = /^[^\p{L}]{0,8}/u.exec(line[0])?.[0].length ?? 0
      const from = behindStation(reading, start + line.index + lead)
      const name = nameAt(reading, from, end)
      if (name && isLikely(reading, name)) return { ...name, field: 'projectName', message }
    }
  }
  return null
}

/** Where words begin behind those for what is offered: `ให้เช่าค่ะ ลุมพินี พาร์ค`. */
function behindTerms({ text, facts }: Reading, start: number, end: number): number[] {
  const terms = facts.filter(
    (fact) =>
      (fact.kind === 'listing' || fact.kind === 'property-type') &&
      start <= fact.start &&
      fact.end < end,
  )
  return terms.map((fact) => {
    const gap = /^(?:ครับ|คับ|ค่ะ|คะ|ค่า|นะคะ)?[\s:]{0,3}/.exec(text.slice(fact.end, fact.end + 12))
    return fact.end + (gap?.[0].length ?? 0)
  })
}

/** `บางซื่อ Skyreed Residence`: where the name begins behind a station in the other script. */
function behindStation({ text, facts }: Reading, from: number): number {
  const station = facts.find(({ kind, start }) => kind === 'station' && start === from)
  if (!station || !/[\u0e01-\u0e44]/.test(text.slice(from, station.end))) return from
  const gap = /^\s{1,2}(?=[A-Z])/.exec(text.slice(station.end, station.end + 3))
  return gap ? station.end + gap[0].length : from
}

type Named = { value: string; start: number; end: number }

/** The words from a place up to what ends a name: a fact, a sign, a word that no name has. */
function nameAt({ text, facts }: Reading, from: number, most: number): Named | null {
  const line = text.slice(from, most).split(/[\n,(;:!?。]|\s[-–—]\s|\.\s/)[0] ?? ''
  let end = from
  let count = 0
  for (const match of line.matchAll(/[^\s]+/g)) {
    const start = from + match.index
    const word = match[0]
    const fact = facts.find((each) => each.start < start + word.length && start < each.end)
    const isPlace =
      fact &&
      (fact.kind === 'station' || (count > 0 && fact.kind === 'number' && /^\d{1,2}$/.test(word)))
    if (count === MOST_WORDS || (fact && !isPlace && fact.kind !== 'feature')) break
    if (!isPlace && STOP.test(word) && !(count === 0 && /^the$/i.test(word))) break
    end = start + word.length
    count += 1
  }
  const written = text.slice(from, end).trim()
  const value = written.replace(PARTICLE, '')
  const isPlace = facts.some(
    (fact) => fact.kind === 'station' && fact.start <= from && fact.end >= from + value.length,
  )
  const isName = value.length >= 4 && !isPlace && !NO_NAME.test(value) && /\p{L}{3}/u.test(value)
  return isName ? { value, start: from, end: from + value.length } : null
}

/** A name at the beginning of a line has a word that names have, or a number of a home behind it. */
function isLikely(reading: Reading, { value, end }: Named): boolean {
  const isSeveral = /\s/.test(value)
  if (isSeveral && KIND_WORDS.test(value)) return true
  const fact = reading.facts.find((each) => each.start >= end && each.start - end <= 8)
  return isSeveral && /^[a-z\d\s'’.-]+$/i.test(value) && fact?.kind === 'unit-number'
}
