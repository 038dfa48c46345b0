import { thaiAddress } from '../rules/first-name.ts'
import type { ShortlistLanguage } from '../rules/shortlist.ts'

/** Whom a message is for: their first name and what they look for, as far as that is known. */
export type Addressee = { name: string | null; wish: string | null }

/*
 * The message that goes with a page of homes. It is in the reader's language, whatever language the
 * back office has, so both are here. `mark` stands where the address of the page goes.
 */
type MessageTexts = {
  mark: string
  subject: (homes: number) => string
  lines: (homes: number, addressee: Addressee) => readonly string[]
  signed: (name: string | null, phone: string) => string
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
    lines: (homes, { name, wish }) => [
      `Hello${name ? ` ${name}` : ''}, ${
        wish
          ? `${homes === 1 ? 'this home fits' : `these ${inWords(homes)} homes fit`} what you asked for: ${wish}.`
          : homes === 1
            ? 'this home may be what you are looking for.'
            : `these ${inWords(homes)} homes may fit what you are looking for.`
      }`,
      homes === 1 ? 'When would you like to see it?' : 'Which ones would you like to see?',
    ],
    signed: (name, phone) => [name, phone].filter(Boolean).join(', '),
    page: (homes, name) =>
      `${homes === 1 ? 'One home' : `${capital(inWords(homes))} homes`} for ${name ?? 'you'}`,
    reactions: 'Like · Ask to see · Not for me',
    home: (number) => `Home ${number}`,
    unit: (unitNumber) => `Unit ${unitNumber}`,
  },
  th: {
    mark: '[ลิงก์]',
    subject: (homes) => `ห้อง ${homes} ห้องสำหรับคุณ`,
    lines: (homes, { name, wish }) => [
      `สวัสดี${name ? thaiAddress(name) : ''} ห้อง ${homes} ห้องนี้${
        wish ? `ตรงกับที่คุณมองหา ${wish}` : 'น่าจะตรงกับที่คุณมองหา'
      }`,
      homes === 1 ? 'สนใจดูห้องวันไหน แจ้งได้เลย' : 'สนใจดูห้องไหนบ้าง แจ้งได้เลย',
    ],
    signed: (name, phone) => [name, phone].filter(Boolean).join(' '),
    page: (homes, name) => `ห้อง ${homes} ห้องสำหรับ${name ? thaiAddress(name) : 'คุณ'}`,
    reactions: 'ถูกใจ · ขอดูห้อง · ไม่ใช่',
    home: (number) => `ห้องที่ ${number}`,
    unit: (unitNumber) => `ห้อง ${unitNumber}`,
  },
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
