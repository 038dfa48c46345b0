import type { ChannelWay } from '../../sales/shortlists/rules/shortlist.ts'
import type { DemoColleague } from './colleagues.ts'

/** What a reader does on the page of a send: how many hours after it was sent, and with which of its homes. */
export type DemoReading = {
  after: number
  action: 'opened' | 'pressed' | 'liked' | 'declined' | 'asked'
  homes?: readonly number[]
  text?: string
}

/** Homes that a colleague of the demo sent to a contact; days count back from today. */
export type DemoSend = {
  of: DemoColleague
  /** The name of a contact. */
  to: string
  by: ChannelWay
  daysAgo: number
  hour: number
  homes: number
  text: string
  readings: readonly DemoReading[]
}

export const demoSends: readonly DemoSend[] = [
  {
    ...{ of: 'krit', to: 'Hiroshi Nakabayashi', by: 'email', daysAgo: 14, hour: 10, homes: 4 },
    text: 'Hello Mr. Nakabayashi, these four are within ten minutes of a station. Which ones shall I arrange?\n\n[link]',
    readings: [
      { after: 3, action: 'opened' },
      { after: 3.1, action: 'pressed', homes: [0] },
      { after: 3.2, action: 'liked', homes: [0] },
      { after: 3.3, action: 'declined', homes: [2] },
      { after: 26, action: 'liked', homes: [3] },
    ],
  },
  {
    ...{ of: 'nok', to: 'ศิริพร ทองอินทร์', by: 'line', daysAgo: 11, hour: 15, homes: 3 },
    text: 'สวัสดีค่ะคุณศิริพร คัดห้องใกล้ที่ทำงานมาให้สามห้องนะคะ ชอบห้องไหนกดหัวใจไว้ได้เลยค่ะ\n\n[ลิงก์]',
    readings: [
      { after: 1, action: 'opened' },
      { after: 1.1, action: 'liked', homes: [1] },
      { after: 1.2, action: 'asked', homes: [1], text: 'ขอดูวันเสาร์ช่วงบ่ายค่ะ' },
    ],
  },
  {
    ...{ of: 'nok', to: 'Rajesh Balakrishnan', by: 'whatsapp', daysAgo: 5, hour: 12, homes: 2 },
    text: 'Hello Rajesh, two new ones since we last spoke, both with the second bedroom you need.\n\n[link]',
    readings: [{ after: 6, action: 'opened' }],
  },
  {
    // Nobody has opened this one yet.
    ...{ of: 'ploy', to: 'Noppadol Jaidee', by: 'line', daysAgo: 1, hour: 16, homes: 2 },
    text: 'คุณนพดลคะ มีห้องหลุดจองมาสองห้องค่ะ ลองดูก่อนนัดชมนะคะ\n\n[ลิงก์]',
    readings: [],
  },
]
