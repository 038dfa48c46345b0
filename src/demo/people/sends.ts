import type { ReaderAction } from '../../sends/rules/reader.ts'
import type { SendLanguage } from '../../sends/rules/send.ts'
import type { DemoColleague } from './colleagues.ts'

/** What somebody did on the page: how many days ago, at which hour, with which of its homes. */
export type DemoReading = [daysAgo: number, hour: number, action: ReaderAction, homes: number[]]

/** Homes that a colleague of the demo agency sent to a contact by a copied link. */
export type DemoSend = {
  of: DemoColleague
  /** The name of a contact. */
  to: string
  language: SendLanguage
  daysAgo: number
  hour: number
  /** How many homes near each other. */
  homes: number
  text: string
  read: readonly DemoReading[]
}

export const demoSends: readonly DemoSend[] = [
  {
    ...{ of: 'ploy', to: 'Grace Lindqvist', language: 'en', daysAgo: 12, hour: 15, homes: 3 },
    text: 'Hi Grace, these three are free from next month. Tell me which you would like to see.',
    read: [
      [11, 20, 'opened', []],
      [11, 20, 'pressed', [0, 2]],
      [11, 20, 'liked', [2]],
    ],
  },
  {
    ...{ of: 'krit', to: 'Chen Haoran', language: 'en', daysAgo: 5, hour: 11, homes: 5 },
    text: 'Hello Haoran, five homes within your budget, all of them with the foreign quota still open.',
    read: [],
  },
  {
    ...{ of: 'ploy', to: 'ศิริพร ทองอินทร์', language: 'th', daysAgo: 2, hour: 10, homes: 4 },
    text: 'สวัสดีค่ะคุณศิริพร ห้องที่คุยกันไว้ 4 ห้อง ลองดูแล้วบอกได้เลยนะคะ',
    read: [
      [1, 12, 'opened', []],
      [1, 12, 'pressed', [0, 1, 3]],
      [1, 12, 'liked', [1]],
      [1, 12, 'declined', [0]],
    ],
  },
]
