import { datesThai } from '../../../shared/dates.th.ts'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { english, type Language } from '../../../shared/language.ts'
import { thaiAddress } from '../../shortlists/rules/first-name.ts'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { buildingOf, type ViewingRecord } from '../rules/viewing.ts'

/** Whom a message is for, and who signs it. */
export type Parties = { reader: string | null; agent: string | null; phone: string }

/** A message to the client, in their language, whatever language the back office has. */
type Texts = {
  hello: (reader: string | null) => string
  planOne: (day: string) => string
  plan: (homes: number, day: string) => string
  meet: string
  cancelled: string
  ask: string
  home: (time: string, building: string) => string
}

const texts: Readonly<Record<ShortlistLanguage, Texts>> = {
  en: {
    hello: (reader) => (reader ? `Hello ${reader},` : 'Hello,'),
    planOne: (day) => `we see a home together on ${day}:`,
    plan: (homes, day) => `we see ${homes} homes together on ${day}:`,
    meet: 'I meet you at the entrance. Please tell me if the time does not suit you.',
    cancelled: 'our viewing is cancelled. Please tell me when another time would suit you.',
    ask: 'thank you for coming. What did you think of what we saw? One press for each home tells me:',
    home: (time, building) => `${time} ${building}`,
  },
  th: {
    hello: (reader) => `สวัสดี${reader ? thaiAddress(reader) : ''}`,
    planOne: (day) => `นัดชมห้องวันที่ ${day}`,
    plan: (homes, day) => `นัดชมห้อง ${homes} ห้อง วันที่ ${day}`,
    meet: 'พบกันที่ทางเข้าอาคาร หากเวลาไม่สะดวกแจ้งได้เลย',
    cancelled: 'ขอยกเลิกนัดชมห้องครั้งนี้ หากสะดวกเวลาอื่นแจ้งได้เลย',
    ask: 'ขอบคุณที่มาดูห้องกับเรา คุณคิดอย่างไรบ้าง กดบอกได้ที่ลิงก์นี้',
    home: (time, building) => `${time} น. ${building}`,
  },
}

/** How days are written in each. */
const languages: Readonly<Record<ShortlistLanguage, Language>> = {
  en: english,
  th: { tag: 'th', texts: { dates: datesThai } },
}

/** What was planned, home by home, with the addresses. */
export function planMessage(
  { homes, startsAt, state }: ViewingRecord,
  language: ShortlistLanguage,
  { reader, ...signed }: Parties,
): string {
  const { hello, planOne, plan, meet, cancelled, home } = texts[language]
  if (state === 'cancelled') return [hello(reader), cancelled, signature(signed)].join('\n\n')
  const day = formatDate(startsAt, languages[language])
  const lines = homes.map((each) =>
    [home(formatTime(each.startsAt), buildingOf(each, language)), each.address]
      .filter(Boolean)
      .join(', '),
  )
  const head = homes.length === 1 ? planOne(day) : plan(homes.length, day)
  return [`${hello(reader)} ${head}`, lines.join('\n'), meet, signature(signed)]
    .filter(Boolean)
    .join('\n\n')
}

/** The question after a viewing, with the page that takes the answers. */
export function askMessage(
  url: string,
  language: ShortlistLanguage,
  { reader, ...signed }: Parties,
): string {
  const { hello, ask } = texts[language]
  return [`${hello(reader)} ${ask}`, url, signature(signed)].filter(Boolean).join('\n\n')
}

const signature = ({ agent, phone }: Omit<Parties, 'reader'>) =>
  [agent, phone].filter(Boolean).join(', ')
