import { formatTime } from '../../../shared/dates.ts'
import { weekdayAndDate } from '../../../shared/weekdays.ts'
import { type Signer, signOff } from '../../../team/agency/rules/signer.ts'
import { type Endings, endingsOf } from '../../../team/staff/rules/particle.ts'
import { hello } from '../../shortlists/rules/client-words.ts'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { buildingOf, type ViewedHome } from './viewing.ts'

type Asked = { home: string; day: string; time: string }

/** What owners are told: asked whether a home can be seen, asked again at a new time, or that nobody comes. */
export type OwnerNews = 'ask' | 'moved' | 'cancelled'

/** What owners are asked before a viewing, in their language, whatever language the back office has. */
const texts: Readonly<
  Record<
    ShortlistLanguage,
    Record<OwnerNews, (asked: Asked, endings: Endings) => string> & {
      home: (unitNumber: string, building: string) => string
      subject: (asked: Asked) => string
    }
  >
> = {
  en: {
    home: (unitNumber, building) => `${unitNumber} at ${building}`,
    ask: ({ home, day, time }) => `can we show ${home} on ${day} at ${time}?`,
    moved: ({ home, day, time }) =>
      `the viewing of ${home} has a new time. Can we show it on ${day} at ${time}?`,
    cancelled: ({ home, day, time }) =>
      `the viewing of ${home} on ${day} at ${time} is cancelled. Thank you all the same.`,
    subject: ({ home, day }) => `Viewing of ${home} on ${day}`,
  },
  th: {
    home: (unitNumber, building) => `${unitNumber} ${building}`,
    ask: ({ home, day, time }, { asked }) =>
      `ขอพาลูกค้าเข้าชมห้อง ${home} ${day} เวลา ${time} น. ได้ไหม${asked}`,
    moved: ({ home, day, time }, { asked }) =>
      `ขอเปลี่ยนเวลาพาลูกค้าเข้าชมห้อง ${home} เป็น${day} เวลา ${time} น. ได้ไหม${asked}`,
    cancelled: ({ home, day, time }, { said }) =>
      `ขอยกเลิกนัดชมห้อง ${home} ${day} เวลา ${time} น. ขอบคุณ${said}`,
    subject: ({ home, day }) => `นัดชมห้อง ${home} ${day}`,
  },
}

type Home = Pick<ViewedHome, 'unitNumber' | 'startsAt' | 'projectName' | 'projectNameTh'>

/** Asks whether a home can be seen at its time, or says what became of that. */
export function ownerMessage(
  home: Home,
  language: ShortlistLanguage,
  { reader, signer }: { reader: string | null; signer: Signer },
  news: OwnerNews = 'ask',
): string {
  const endings = endingsOf(signer.particle)
  const question = texts[language][news](askedOf(home, language), endings)
  return [`${hello(language, reader, endings)} ${question}`, signOff(signer, language)].join('\n\n')
}

/** The subject of an e-mail that asks so. */
export const ownerSubject = (home: Home, language: ShortlistLanguage) =>
  texts[language].subject(askedOf(home, language))

function askedOf(home: Home, language: ShortlistLanguage): Asked {
  return {
    home: texts[language].home(home.unitNumber, buildingOf(home, language)),
    day: weekdayAndDate(home.startsAt, language),
    time: formatTime(home.startsAt),
  }
}
