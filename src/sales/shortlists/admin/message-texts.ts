import { thaiAddress } from '../../../records/contacts/rules/first-name.ts'
import { formatBaht, formatNumber, formatRent } from '../../../shared/money.ts'
import type { Endings } from '../../../team/staff/rules/particle.ts'
import type { ShortlistLanguage } from '../rules/shortlist.ts'

/**
 * Whom a message is for: their first name and what they look for, as far as that is known; for the home of their deal
 * its terms.
 */
export type Addressee = { name: string | null; wish: string | null; terms?: Terms | null }

/** What a deal's home costs: the rent of a month and for how many months, or the price. In whole baht. */
export type Terms = { rent: number; months: number } | { price: number }

/*
 * The message that goes with a page of homes. It is in the reader's language, whatever language the
 * back office has, so both are here. `mark` stands where the address of the page goes.
 */
type MessageTexts = {
  mark: string
  subject: (homes: number) => string
  /** What is sent, and what they look for. */
  offer: (homes: number, wish: string | null, endings: Endings) => string
  question: (homes: number, endings: Endings) => string
  /** The home of a deal with its terms, and whether to go on. */
  proposal: (terms: Terms, endings: Endings) => string
  decide: (endings: Endings) => string
  /** The heading of the page. */
  page: (homes: number, name: string | null) => string
  /** What the reader can press there. */
  reactions: string
  home: (number: number) => string
  unit: (unitNumber: string) => string
}

const numbers = 'one two three four five six seven eight nine ten'.split(' ')
const inWords = (homes: number) => numbers[homes - 1] ?? String(homes)

export const messageTexts: Readonly<Record<ShortlistLanguage, MessageTexts>> = {
  en: {
    mark: '[link]',
    subject: (homes) =>
      homes === 1 ? 'A home for you' : `${capital(inWords(homes))} homes for you`,
    offer: (homes, wish) => {
      const which = homes === 1 ? 'this home' : `these ${inWords(homes)} homes`
      if (!wish) return `${which} may be what you’re looking for.`
      return `${which} ${homes === 1 ? 'matches' : 'match'} what you’re looking for: ${wish}.`
    },
    question: (homes) =>
      homes === 1 ? 'When would you like to see it?' : 'Which ones would you like to see?',
    proposal: (terms) =>
      `here are the details of the home we talked about: ${'rent' in terms ? `${formatRent(terms.rent)}, ${terms.months === 1 ? 'one month' : `${terms.months} months`}` : formatBaht(terms.price)}.`,
    decide: () => 'Would you like to go ahead, or is there anything you would like to know first?',
    page: (homes, name) =>
      `${homes === 1 ? 'One home' : `${capital(inWords(homes))} homes`} for ${name ?? 'you'}`,
    reactions: 'Like · Ask to see · Not for me',
    home: (number) => `Home ${number}`,
    unit: (unitNumber) => `Unit ${unitNumber}`,
  },
  th: {
    mark: '[ลิงก์]',
    subject: (homes) => (homes === 1 ? 'ห้องสำหรับคุณ' : `ห้อง ${homes} ห้องสำหรับคุณ`),
    offer: (homes, wish, { said }) => {
      const which = homes === 1 ? 'ห้องนี้' : `ห้อง ${homes} ห้องนี้`
      return wish
        ? `${which}ตรงกับที่คุณมองหา (${wish})${said && ` ${said}`}`
        : `${which}น่าจะตรงกับที่คุณมองหา${said}`
    },
    question: (homes, { said, asked }) =>
      `${homes === 1 ? 'สะดวกดูห้องวันไหน' : 'สนใจดูห้องไหนบ้าง'}${asked} แจ้งได้เลย${said}`,
    proposal: (terms, { said }) =>
      `ส่งรายละเอียดห้องที่คุยกันไว้${said}: ${'rent' in terms ? `${formatNumber(terms.rent)} บาท/เดือน สัญญา ${terms.months} เดือน` : `${formatNumber(terms.price)} บาท`}`,
    decide: ({ said, asked }) => `สนใจห้องนี้เลยไหม${asked} หรือมีอะไรอยากสอบถามเพิ่มเติม แจ้งได้เลย${said}`,
    page: (homes, name) => `ห้อง ${homes} ห้องสำหรับ${name ? thaiAddress(name) : 'คุณ'}`,
    reactions: 'ถูกใจ · ขอดูห้อง · ไม่ใช่',
    home: (number) => `ห้องที่ ${number}`,
    unit: (unitNumber) => `ห้อง ${unitNumber}`,
  },
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
