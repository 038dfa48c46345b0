import type { ShortlistLanguage } from '../rules/shortlist.ts'

/** A home as its reader and its sender name it: its number on the page, and its name. */
export type NamedHome = { number: number | null; name: string }

/*
 * What a reader's taps become in the inbox, in the language of the page, which is what they wrote in; both
 * languages are here, because a send decides, not the back office.
 */
type MessageTexts = {
  subject: string
  asks: (homes: readonly NamedHome[]) => string
  withdraws: (homes: readonly NamedHome[]) => string
  question: string
  reader: (sender: string) => string
}

const list = (homes: readonly NamedHome[], numbered: (number: number) => string) =>
  homes
    .map(({ number, name }) => (number === null ? name : `${numbered(number)}: ${name}`))
    .join('\n')

const inEnglish = (homes: readonly NamedHome[]) => list(homes, (number) => `Home ${number}`)
const inThai = (homes: readonly NamedHome[]) => list(homes, (number) => `ห้องที่ ${number}`)

export const readerMessages: Readonly<Record<ShortlistLanguage, MessageTexts>> = {
  en: {
    subject: 'The homes you asked to see',
    asks: (homes) => `I would like to see:\n${inEnglish(homes)}`,
    withdraws: (homes) => `I no longer ask to see:\n${inEnglish(homes)}`,
    question: 'About the homes that you sent:',
    reader: (sender) => `Reader of a page sent by ${sender}`,
  },
  th: {
    subject: 'ห้องที่คุณสนใจดู',
    asks: (homes) => `สนใจดู:\n${inThai(homes)}`,
    withdraws: (homes) => `ยกเลิกการขอดู:\n${inThai(homes)}`,
    question: 'เกี่ยวกับห้องที่ส่งมา:',
    reader: (sender) => `ผู้อ่านหน้าที่ ${sender} ส่ง`,
  },
}

/** What a visit is called on the contact's timeline. */
export const visitTexts = {
  title: (homes: number) => (homes === 1 ? 'the home sent' : `the ${homes} homes sent`),
  pressed: (homes: string) => `Looked at ${homes}.`,
  liked: (homes: string) => `Liked ${homes}.`,
  declined: (homes: string) => `Not for them: ${homes}.`,
  asked: (homes: string) => `Asked to see ${homes}.`,
  said: (text: string) => `“${text}”`,
}
