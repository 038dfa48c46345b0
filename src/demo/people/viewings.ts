import type { FeedbackValue } from '../../sales/viewings/rules/feedback.ts'
import type { DemoColleague } from './colleagues.ts'

/** What was said of a home: by the agent, or by the client on their page. */
export type DemoAnswer = { by: 'agent' | 'client'; answer: FeedbackValue; words?: string }

/** A viewing of the demo agency; days count from today, forwards. */
export type DemoViewing = {
  of: DemoColleague | 'admin'
  /** The name of a contact. */
  with: string
  day: number
  time: string
  /** How many homes near each other are seen. */
  homes: number
  note?: string
  end?: 'missed' | 'cancelled'
  /** Of the first homes, in their order. */
  answers?: readonly DemoAnswer[]
}

export const demoViewings: readonly DemoViewing[] = [
  {
    ...{ of: 'admin', with: 'Hiroshi Nakabayashi', day: -12, time: '10:00', homes: 3 },
    answers: [
      { by: 'client', answer: 'liked' },
      { by: 'agent', answer: 'too_dear' },
      { by: 'client', answer: 'other', words: 'The kitchen is too small for us.' },
    ],
  },
  {
    ...{ of: 'ploy', with: 'ศิริพร ทองอินทร์', day: -9, time: '14:00', homes: 2 },
    note: 'ขอดูที่จอดรถด้วย',
    answers: [
      { by: 'client', answer: 'liked', words: 'ชอบวิวมาก' },
      { by: 'client', answer: 'too_far' },
    ],
  },
  {
    ...{ of: 'nok', with: 'Rajesh Balakrishnan', day: -20, time: '11:00', homes: 1 },
    answers: [{ by: 'agent', answer: 'too_dear', words: 'Could pay about 10 percent less.' }],
  },
  { of: 'krit', with: 'Rajesh Balakrishnan', day: -6, time: '16:00', homes: 1, end: 'missed' },
  // Nobody has said yet how these were.
  { of: 'admin', with: 'ศิริพร ทองอินทร์', day: -1, time: '15:00', homes: 2 },
  { of: 'ploy', with: 'Hiroshi Nakabayashi', day: -2, time: '10:30', homes: 1 },
  {
    ...{ of: 'admin', with: 'Rajesh Balakrishnan', day: 1, time: '10:00', homes: 4 },
    note: 'Keys of the second home are at the juristic office.',
  },
  { of: 'admin', with: 'Hiroshi Nakabayashi', day: 3, time: '13:30', homes: 2 },
  { of: 'ploy', with: 'อรอนงค์ เพ็ญจันทร์', day: 2, time: '09:30', homes: 3 },
  { of: 'nok', with: 'Hiroshi Nakabayashi', day: 5, time: '17:00', homes: 1 },
  { of: 'krit', with: 'Rajesh Balakrishnan', day: 4, time: '11:00', homes: 2, end: 'cancelled' },
]
