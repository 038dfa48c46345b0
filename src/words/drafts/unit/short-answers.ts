import { type ChatReading, isSpeakers, type Stated, type Statement } from '../reading.ts'
import { isOf } from './values.ts'

/* What an answer says only together with its question: `เลี้ยงสัตว์ได้ไหมคะ` – `ไม่ได้ค่ะ`. */

const YES = /^\s{0,3}(?:yes|yeah|yep|yup|sure|ok|of course|can|allowed|ได้|ครับ ได้|ใช่|มี|ว่าง)(?![a-z])/
const NO = /^\s{0,3}(?:no|nope|not|sorry|can't|cannot|ไม่|ยังไม่|ห้าม|งด)(?![a-z])/
const NO_WITHIN =
  /ห้าม|ไม่(?:ได้|ให้|อนุญาต|รับ|สะดวก)|(?:not|n['’]t) (?:allow|permit|accept|want)[a-z]{0,3}|not possible|no pets|(?:say|says|said) no(?![a-z])/
const YES_WITHIN = /ได้|fine|allowed|no problem|welcome|okay|(?<![a-z])ok(?![a-z])/
/** A longer answer speaks of other things too. */
const MAX_CHARS = 48
const NUMBER = /(?<![\d/.])\d{1,4}[a-z]?(?:\/\d{1,4})?(?![\d/]|\.\d)/

type Topic = {
  asked: RegExp
  field: string
  /** The answer's value, and the words for it. */
  read: (answer: string, question: string) => { value: unknown; words: string } | null
}

const topics: readonly Topic[] = [
  {
    asked: /pet|dog|cat(?![a-z])|สัตว์|หมา|แมว/,
    field: 'petAllowed',
    read: (answer, question) =>
      agreedNo(answer, question, 'not_allowed') ??
      yesOrNo(answer, {
        // Of the two policies that allow pets the one that promises less, as in imports.
        yes: 'small_pet_allowed',
        no: 'not_allowed',
      }) ??
      wordsOf(answer, /(?:any|all) sizes?|ทุกขนาด|ทุกพันธุ์/, 'small_pet_allowed'),
  },
  {
    asked: /furni|furn(?![a-z])|เฟอร์/,
    field: 'furnishing',
    read: (answer, question) =>
      (/part|some|บางส่วน|บางชิ้น/.test(question)
        ? wordsOf(
            answer,
            /^\s{0,3}(?:yes|yeah|right|correct|ใช่|ค่ะ|ครับ)(?![a-z])/,
            'partially_furnished',
          )
        : null) ??
      wordsOf(
        answer,
        /^\s{0,3}(?:yes,? )?(?:part(?:ly|ial|ially)?|some|บางส่วน|บางชิ้น|มีบ้าง|มีแค่|มีแต่|only|just)(?![a-z])/,
        'partially_furnished',
      ) ??
      wordsOf(
        answer,
        /^\s{0,3}(?:yes(?:,? (?:everything|all|fully))?|yeah|both (?:yes|fully)|(?:it )?comes with everything|everything|fully?|all|full|(?:ยัง)?(?:มี|อยู่)?ครบ|เฟอร์ครบ|ทั้งหมด)(?![a-z])/,
        'fully_furnished',
      ) ??
      wordsOf(answer, /^\s{0,3}(?:no|none|empty|ไม่มี|ห้องเปล่า)(?![a-z])/, 'unfurnished'),
  },
  {
    asked: /smok|บุหรี่/,
    field: 'smokingAllowed',
    read: (answer, question) =>
      agreedNo(answer, question, false) ?? yesOrNo(answer, { yes: true, no: false }),
  },
  {
    asked: /vacant|available|free now|ว่างไหม|ว่างมั้ย|ว่างอยู่ไหม|ว่างหรือ|ว่างรึ/,
    field: 'status',
    read: (answer) => wordsOf(answer, /^\s{0,3}(?:yes[a-z ,]{0,20}|ว่าง|ยังว่าง)/, 'available'),
  },
  {
    asked: /tenant|living there|live there|occupied|ผู้เช่า|คนเช่า|คนอยู่|ติดเช่า/,
    field: 'status',
    read: (answer) =>
      wordsOf(
        answer,
        /^\s{0,3}(?:no|nope|nobody|none|empty|vacant|ไม่มี|ไม่ติด|ว่าง)(?![a-z])/,
        'available',
      ),
  },
  { asked: /floor|ชั้น/, field: 'floor', read: numberIn },
  {
    asked:
      /เลขห้อง|ห้องเลขที่|ห้องอะไร|ห้องไหน|ห้องเบอร์|unit no|unit number|room no|room number|which (?:unit|room)/,
    field: 'unitNumber',
    read: (answer) => {
      const [words] = NUMBER.exec(answer) ?? []
      return words ? { value: words.toUpperCase(), words } : null
    },
  },
  { asked: /how many bath|bathroom|ห้องน้ำ|กี่น้ำ/, field: 'bathrooms', read: numberIn },
  { asked: /how many bed|bedroom|กี่นอน|ห้องนอน/, field: 'bedrooms', read: numberIn },
  { asked: /size|sqm|how big|ขนาด|กี่ตร|พื้นที่/, field: 'size', read: numberIn },
  { asked: /facing|which direction|ทิศ/, field: 'propertyFacing', read: () => null },
]

const QUESTION =
  /\?|ไหม|มั้ย|นะ(?:คะ|ครับ)$|ใช่|มั๊ย|ไม๊|หรือเปล่า|รึเปล่า|กี่|อะไร|ไหน|เมื่อไหร่|เท่าไหร่|ด้วยครับ|ด้วยค่ะ|ด้วยนะ|which|what|how|when|may i|please|ถาม/

/** The value that a short text says of a field: a labelled line is a question and its answer. */
export function shortValue(field: string, text: string): unknown {
  return topics.find((topic) => topic.field === field)?.read(text, '')?.value
}

export function shortAnswers(reading: ChatReading, facts: readonly Stated[]): Statement[] {
  const { chat, plain } = reading
  return chat.messages.flatMap((question, index): Statement[] => {
    if (isSpeakers(reading, index) || question.sender === null) return []
    const words = plain.slice(question.start, question.end)
    if (!QUESTION.test(words)) return []
    const next = chat.messages.findIndex((_, at) => at > index && isSpeakers(reading, at))
    const reply = chat.messages[next]
    if (!reply || next - index > 2) return []
    const answer = plain.slice(reply.start, reply.end)
    const asking = topics.filter(({ asked }) => asked.test(words))
    const isOneNumber = asking.filter(({ read }) => read === numberIn).length < 2
    return asking.flatMap(({ field, read }): Statement[] => {
      // Of two numbers that were asked for, one alone may be either.
      const found = read === numberIn && !isOneNumber ? null : read(answer, words)
      if (!found || !isOf(field, found.value) || hasFact(facts, field, next)) return []
      const start = reply.start + answer.indexOf(found.words)
      return [{ field, value: found.value, start, end: start + found.words.length, message: next }]
    })
  })
}

const KINDS: Readonly<Record<string, string>> = {
  petAllowed: 'pets',
  furnishing: 'furnishing',
  floor: 'floor',
  unitNumber: 'unit-number',
  bathrooms: 'bathrooms',
  bedrooms: 'bedrooms',
  size: 'size',
  smokingAllowed: 'smoking',
}

/** Whether the answer says it in whole words. */
function hasFact(facts: readonly Stated[], field: string, message: number): boolean {
  return facts.some((fact) => fact.message === message && fact.kind === KINDS[field])
}

/** `ห้ามเลี้ยงสัตว์ใช่ไหมคะ` – `ใช่ครับ` is a no. */
function agreedNo(answer: string, question: string, value: unknown) {
  return /ห้าม|ไม่ได้ใช่|no (?:pets|smoking)|not allowed/.test(question)
    ? wordsOf(answer, /^\s{0,3}(?:yes|right|correct|ใช่|ค่ะ|ครับ)(?![a-z])/, value)
    : null
}

function yesOrNo(answer: string, { yes, no }: { yes: unknown; no: unknown }) {
  const said = wordsOf(answer, NO, no) ?? wordsOf(answer, YES, yes)
  if (said || answer.length > MAX_CHARS) return said
  return wordsOf(answer, NO_WITHIN, no) ?? wordsOf(answer, YES_WITHIN, yes)
}

function wordsOf(answer: string, expression: RegExp, value: unknown) {
  const [words] = expression.exec(answer) ?? []
  return words === undefined ? null : { value, words: words.trim() }
}

/** A number at the beginning of a short answer. */
function numberIn(answer: string): { value: unknown; words: string } | null {
  const [words] = NUMBER.exec(answer) ?? []
  if (!words || answer.indexOf(words) > 20) return null
  return /^\d+$/.test(words) ? { value: Number(words), words } : null
}
