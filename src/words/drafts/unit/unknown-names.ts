import { type ChatReading, factsBetween, isSpeakers, type Statement } from '../reading.ts'

/* The name of a project that is none of ours, as it is written. */

const LED =
  /(?:ชื่อโครงการ|โครงการ|ชื่อคอนโด|project(?: name)?|building|condo name|property)\s{0,3}[:：]?\s{1,4}(?=\S)/gi
const AT = /(?<![a-z])(?:at|in|@|called|named|our flat:|our condo:|unit at|place at)\s(?=[A-Z])/g
const THAI_AT =
  /(?:ห้อง|คอนโด|ยูนิต)(?:ที่|ของ|อยู่)\s?(?=[\u0e01-\u0e44a-z])|(?:คอนโด|ตึก)\s?(?=[a-z]{3}|[\u0e01-\u0e44])/gi
/** Words behind `ห้องที่` that are no name: `ห้องที่เคยฝาก`. */
const NO_THAI_NAME =
  /^(?:เคย|ว่าง|อยู่|มี|จะ|ฝาก|ให้|เรา|ผม|ฉัน|หนู|พี่|คุณ|ดู|สนใจ|ติด|ใกล้|เพิ่ง|ซื้อ|ปล่อย|ลง|คุย|นี้|นั้น|แล้ว|ได้|เป็น|ตอน|ต้อง|อยาก|ส่ง|บอก|แจ้ง|พัก|ปัจจุบัน|แรก|สอง|สาม)/
/** Roads and quarters, where no name of a building follows. */
const PLACE =
  /^(?:sukhumvit|silom|sathorn|sathon|rama|phra ram|ratchada|rachada|thong ?lor?|ekkamai|asoke?|ari|bang ?na|on ?nut|lat ?phrao|ladprao|phrom ?phong|siam|chidlom|ploenchit|charoen|petchburi|bangkok|สุขุมวิท|สีลม|สาทร|พระราม|รัชดา|ทองหล่อ|เอกมัย|อโศก|อารีย์|บางนา|ลาดพร้าว)[a-z]{0,4}(?:\s(?:area|road|soi|\d{1,3}))?$/i
const KIND_WORDS =
  /(?<![a-z])(?:residences?|residenc|condo|condominium|place|court|house|tower|park|yards?|row|lane|steps?|bloom|view|life|villas?|gardens?|heights?|square|suites?|mansion|ville|loft|terrace|casa|ideo|lumpini|noble|supalai|premier|whizdom|knightsbridge|chapter|belle|niche|ashton|rhythm|aspire|plum)(?![a-z])|เรสซิเดนซ์|เพลส|คอนโด|ทาวเวอร์|เฮาส์|พาร์ค|วิลล์|คอร์ท|ลุมพินี|ศุภาลัย/i
/** Words that end a name. */
const STOP =
  /^(?:ชั้น|ห้อง|ตึก|อาคาร|ขนาด|อยาก|ขาย|เช่า|ให้เช่า|ว่าง|ใกล้|ติด|ค่ะ|คะ|ครับ|คับ|นะ|ราคา|พื้นที่|ปล่อย|ต้องการ|มี|เป็น|เลย|แล้ว|\d|,|\(|-|–|—|:|ค่า|ฝาก|แถว|ย่าน|หรือ|โทร|ติดต่อ|สนใจ|ไลน์|(?:near|floor|unit|room|for|with|is|and|my|pls|plz|can|near|bts|mrt|on|from|sale|rent|size|the unit|it|fl|flr|please|we|i|our|this|that|has|have|unit)(?![a-z]))/i
const NO_NAME =
  /^(?:bangkok|thailand|condo|condominium|apartment|thai|the|a|my|this|bts|mrt|คอนโด|ห้อง|good|hi|hello|line|whatsapp)$/i
const PARTICLE = /\s?(?:ครับ|คับ|ค่ะ|คะ|ค่า|นะ|จ้า|krub|kub|ka|kha)$/i
const MAX_WORDS = 6
/** Letters in which a name ends. */
const MAX_CHARS = 400

export function unknownProject(reading: ChatReading): Statement | null {
  const { text, chat } = reading
  for (const [message, { start, end }] of chat.messages.entries()) {
    if (!isSpeakers(reading, message)) continue
    const body = text.slice(start, end)
    for (const lead of [LED, AT, THAI_AT]) {
      for (const match of body.matchAll(lead)) {
        const name = nameAt(reading, start + match.index + match[0].length, end)
        if (name && isPossible(name.value, lead === LED)) {
          return { ...name, field: 'projectName', message }
        }
      }
    }
    for (const line of behindTerms(reading, start, end)) {
      const name = nameAt(reading, line, end)
      if (
        name &&
        isPossible(name.value, false) &&
        (KIND_WORDS.test(name.value) || /^The [A-Z]/.test(name.value))
      )
        return { ...name, field: 'projectName', message }
    }
    for (const line of body.matchAll(/[^\n.!?]+/g)) {
      const lead = /^[^\p{L}]{0,8}/u.exec(line[0])?.[0].length ?? 0
      const from = behindStation(reading, start + line.index + lead)
      const name = nameAt(reading, from, end)
      if (name && isLikely(reading, name)) return { ...name, field: 'projectName', message }
    }
  }
  return null
}

/** Where words begin behind those for what is offered: `ให้เช่าค่ะ ลุมพินี พาร์ค`. */
function behindTerms({ text, facts }: ChatReading, start: number, end: number): number[] {
  const terms = facts.filter(
    (fact) =>
      (fact.kind === 'listing' || fact.kind === 'property-type') &&
      start <= fact.start &&
      fact.end < end,
  )
  return terms.map((fact) => {
    const gap = /^(?:ห้อง(?:ชุด)?|คอนโด)?(?:ด่วน)?(?:ที่)?(?:ครับ|คับ|ค่ะ|คะ|ค่า|นะคะ)?[\s:!]{0,3}/.exec(
      text.slice(fact.end, fact.end + 24),
    )
    return fact.end + (gap?.[0].length ?? 0)
  })
}

/** `บางซื่อ Skyreed Residence`: where the name begins behind a station in the other script. */
function behindStation({ text, facts }: ChatReading, from: number): number {
  const station = factsBetween(facts, from, from + 1).find(
    ({ kind, start }) => kind === 'station' && start === from,
  )
  if (!station || !/[\u0e01-\u0e44]/.test(text.slice(from, station.end))) return from
  const gap = /^\s{1,2}(?=[A-Z])/.exec(text.slice(station.end, station.end + 3))
  return gap ? station.end + gap[0].length : from
}

type Named = { value: string; start: number; end: number }

/** The words from a place up to what ends a name: a fact, a sign, a word that no name has. */
function nameAt({ text, facts }: ChatReading, from: number, most: number): Named | null {
  const line =
    text.slice(from, Math.min(most, from + MAX_CHARS)).split(/[\n,(;:!?。]|\s[-–—]\s|\.\s/)[0] ?? ''
  const near = factsBetween(facts, from, from + line.length)
  let end = from
  let count = 0
  for (const match of line.matchAll(/[^\s]+/g)) {
    const start = from + match.index
    const word = match[0]
    const fact = near.find((each) => each.start < start + word.length && start < each.end)
    const isPart =
      fact &&
      (fact.kind === 'station' ||
        fact.kind === 'feature' ||
        (count > 0 && fact.kind === 'property-type' && /^[A-Z]/.test(word)) ||
        (count > 0 && fact.kind === 'number' && /^\d{1,3}(?:-\d{1,3})?$/.test(word)))
    if (count === MAX_WORDS || (fact && !isPart)) break
    if (!isPart && isStop(word, line.slice(match.index + word.length), count)) break
    if (count > 0 && isOtherScript(line.slice(0, match.index), word)) break
    end = start + word.length
    count += 1
  }
  const written = text.slice(from, end).trim()
  const value = written.replace(PARTICLE, '')
  const isPlace = near.some(
    (fact) => fact.kind === 'station' && fact.start <= from && fact.end >= from + value.length,
  )
  const isName = value.length >= 4 && !isPlace && !NO_NAME.test(value) && /\p{L}{3}/u.test(value)
  return isName ? { value, start: from, end: from + value.length } : null
}

/** Whether words behind `at` or `project` may be a name: written with capitals, and no place. */
function isPossible(value: string, isLed: boolean): boolean {
  if (PLACE.test(value) || NO_THAI_NAME.test(value)) return false
  if (/^[\u0e01-\u0e4e]/.test(value)) return isLed || KIND_WORDS.test(value) || /\s/.test(value)
  return isLed ? /^[A-Z\d]/.test(value) : isCapital(value) || KIND_WORDS.test(value)
}

/** Several words, each with a capital letter or a number: `The Willow Bloom`. */
function isCapital(value: string): boolean {
  const words = value.split(/\s/)
  return (
    words.length > 1 &&
    words.every((word) => /^(?:[A-Z\d\u0e01-\u0e4e]|&$|of$|at$|on$|by$|de$)/.test(word))
  )
}

/** Behind a name in capital letters: a word in small ones, or a quarter in Thai. */
function isOtherScript(before: string, word: string): boolean {
  if (!/^[A-Z]/.test(before)) return false
  return /^[\u0e01-\u0e4e]/.test(word) || /^(?!(?:of|at|on|by|de|and)$)[a-z]{2,}$/.test(word)
}

/** Words that end a name; with a capital letter they may be of it: `The Room`, but `Room 12`. */
function isStop(word: string, rest: string, count: number): boolean {
  if (!STOP.test(word)) return false
  if (!/^[A-Z][a-z]/.test(word) || count === 0) return count > 0 || !/^The$/.test(word)
  return /^(?:For|Floor|Near|Unit)/.test(word) || /^\s?\d/.test(rest)
}

/** A name at the beginning of a line has a word that names have, or a number of a home behind it. */
function isLikely(reading: ChatReading, { value, end }: Named): boolean {
  if (!/\s/.test(value) || PLACE.test(value) || NO_THAI_NAME.test(value)) return false
  const isThai = /[\u0e01-\u0e4e]/.test(value)
  if (KIND_WORDS.test(value) && (isThai || isCapital(value))) return true
  if (/^The [A-Z]/.test(value) && isCapital(value)) return true
  const fact = reading.facts.find((each) => each.start >= end && each.start - end <= 8)
  if (!/^[a-z]/i.test(value) || !fact) return false
  return (
    fact.kind === 'unit-number' ||
    (isCapital(value) && ['floor', 'tower', 'size', 'bedrooms'].includes(fact.kind))
  )
}
