import { formatTime } from '../../../shared/dates.ts'
import { weekdayAndDate } from '../../../shared/weekdays.ts'
import { type Signer, signerName, signOff } from '../../../team/agency/rules/signer.ts'
import { type Endings, endingsOf } from '../../../team/staff/rules/particle.ts'
import { hello, placeIn } from '../../shortlists/rules/client-words.ts'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { buildingOf, type ViewedHome, type ViewingRecord } from './viewing.ts'

/** Whom a message is for, who writes it, and who meets them if that is somebody else. */
export type Parties = { reader: string | null; signer: Signer; meets?: Signer | null }

/** What clients read of viewings, in their language, whatever language the back office has. */
type ClientTexts = {
  plan: (homes: number, day: string, endings: Endings) => string
  /** The same of one whose time was another before. */
  moved: (homes: number, day: string, endings: Endings) => string
  /** Who waits at the entrance: null is who writes. */
  meet: (agent: string | null, endings: Endings) => string
  otherTime: (endings: Endings) => string
  cancelled: (day: string, endings: Endings) => string
  ask: (homes: number, endings: Endings) => string
  home: (time: string, building: string) => string
  /** The title of a home in their calendar, and its note. */
  event: (building: string) => string
  eventNote: (agent: string, phone: string | null) => string
  /** The subject of an e-mail about a viewing, and of one that asks what they thought. */
  subject: (day: string) => string
  askSubject: string
}

const texts: Readonly<Record<ShortlistLanguage, ClientTexts>> = {
  en: {
    plan: (homes, day) =>
      homes === 1 ? `our viewing is on ${day}:` : `our viewing of ${homes} homes is on ${day}:`,
    moved: (homes, day) =>
      homes === 1
        ? `our viewing has a new time, on ${day}:`
        : `our viewing of ${homes} homes has a new time, on ${day}:`,
    meet: (agent) =>
      agent ? `${agent} will meet you at the entrance.` : 'I’ll meet you at the entrance.',
    otherTime: () => 'Let me know if that time doesn’t work for you.',
    cancelled: (day) =>
      `I’m afraid our viewing on ${day} is cancelled. Let me know when else would suit you.`,
    ask: (homes) =>
      homes === 1
        ? 'thanks for coming. What did you think of the home? Tap an answer here:'
        : 'thanks for coming. What did you think of the homes? Tap an answer for each home:',
    home: (time, building) => `${time} ${building}`,
    event: (building) => `Viewing at ${building}`,
    eventNote: (agent, phone) =>
      `${agent} will meet you at the entrance.${phone ? ` Phone: ${phone}` : ''}`,
    subject: (day) => `Your viewing on ${day}`,
    askSubject: 'How was your viewing?',
  },
  th: {
    plan: (homes, day, { softened }) =>
      `${homes === 1 ? 'นัดชมห้อง' : `นัดชมห้อง ${homes} ห้อง `}${day} ตามนี้${softened}`,
    moved: (homes, day, { softened }) =>
      `ขอเปลี่ยนเวลานัดชมห้อง${homes === 1 ? '' : ` ${homes} ห้อง `}เป็น${day} ตามนี้${softened}`,
    meet: (agent, { said, softened }) =>
      agent ? `${agent} จะรอพบที่ทางเข้าอาคาร${said}` : `พบกันที่ทางเข้าอาคาร${softened}`,
    otherTime: ({ said }) => `หากเวลาไม่สะดวก แจ้งได้เลย${said}`,
    cancelled: (day, { said }) =>
      `ขออภัย${said} ต้องขอยกเลิกนัดชมห้อง${day} หากสะดวกเวลาอื่น แจ้งได้เลย${said}`,
    ask: (_homes, { said, asked }) =>
      `ขอบคุณที่มาชมห้องกับเรา${said} คิดเห็นอย่างไรบ้าง${asked} กดบอกได้ที่ลิงก์นี้${said}`,
    home: (time, building) => `${time} น. ${building}`,
    event: (building) => `นัดชมห้องที่ ${building}`,
    eventNote: (agent, phone) => `${agent} รอพบคุณที่ทางเข้าอาคาร${phone ? ` โทร ${phone}` : ''}`,
    subject: (day) => `นัดชมห้อง${day}`,
    askSubject: 'คิดเห็นอย่างไรกับห้องที่ไปชม',
  },
}

/** What was planned, home by home, with the addresses, and whether its time is new; or that it is cancelled. */
export function planMessage(
  {
    homes,
    startsAt,
    state,
    isMoved = false,
  }: Pick<ViewingRecord, 'homes' | 'startsAt' | 'state'> & { isMoved?: boolean },
  language: ShortlistLanguage,
  { reader, signer, meets = null }: Parties,
): string {
  const { plan, moved, meet, otherTime, cancelled, home } = texts[language]
  const endings = endingsOf(signer.particle)
  const day = weekdayAndDate(startsAt, language)
  const greeting = hello(language, reader, endings)
  const signed = signOff(signer, language)
  if (state === 'cancelled') return [greeting, cancelled(day, endings), signed].join('\n\n')
  const lines = homes.map((each) =>
    [home(formatTime(each.startsAt), buildingOf(each, language)), placeIn(language, each)]
      .filter(Boolean)
      .join(', '),
  )
  const agent = meets && signerName(meets, language)
  return [
    `${greeting} ${(isMoved ? moved : plan)(homes.length, day, endings)}`,
    lines.join('\n'),
    `${meet(agent, endings)} ${otherTime(endings)}`,
    signed,
  ].join('\n\n')
}

/** The question after a viewing, with the page that takes the answers. */
export function askMessage(
  url: string,
  homes: number,
  language: ShortlistLanguage,
  { reader, signer }: Parties,
): string {
  const endings = endingsOf(signer.particle)
  const question = `${hello(language, reader, endings)} ${texts[language].ask(homes, endings)}`
  return [question, url, signOff(signer, language)].join('\n\n')
}

/** The subject of an e-mail about what was planned. */
export const planSubject = (startsAt: string, language: ShortlistLanguage) =>
  texts[language].subject(weekdayAndDate(startsAt, language))

/** The subject of an e-mail that asks what they thought. */
export const askSubject = (language: ShortlistLanguage) => texts[language].askSubject

/** A home as it stands in a client's calendar: its title, where it is, and who meets them. */
export function eventTexts(home: ViewedHome, language: ShortlistLanguage, agent: Signer | null) {
  const { event, eventNote } = texts[language]
  const building = buildingOf(home, language)
  const name = agent && signerName(agent, language)
  return {
    title: event(building),
    notes: name ? [eventNote(name, agent.phone)] : [],
    place: [building, placeIn(language, home)].filter(Boolean).join(', '),
  }
}
