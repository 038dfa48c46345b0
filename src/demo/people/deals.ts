import type { DealStage } from '../../sales/deals/rules/deal.ts'
import type { DemoColleague } from './colleagues.ts'

/** A deal of the demo agency: with whom is chosen when it is made, days count back from today. */
export type DemoDeal = {
  of: DemoColleague | 'admin'
  madeDaysAgo: number
  /** Days in each stage before the last. */
  pace: number
  stages: readonly DealStage[]
  isRent: boolean
  probability: number
  notes?: string
  reasonId?: number
  reasonText?: string
  commissionPercent?: number
  /** Whether the home is not chosen yet. */
  isWithoutHome?: true
  /** Days from today; of open deals. */
  expectedIn?: number
}

const toViewing = ['leadin', 'qualified', 'sendoption', 'viewing'] as const
const toContract = [...toViewing, 'negotiation', 'contract'] as const
const toWin = [...toContract, 'ownershiptransfer', 'won'] as const
const sale = { isRent: false, commissionPercent: 3 } as const
const rent = { isRent: true } as const

/** Deals in every stage, and those that ended in the last half year. */
export const demoDeals: readonly DemoDeal[] = [
  ...open('krit', 1, 1, ['leadin'], sale, { probability: 10 }),
  ...open('admin', 2, 1, ['leadin', 'qualified'], sale, { probability: 35, expectedIn: 45 }),
  ...open('admin', 12, 3, toViewing, sale, { probability: 60, expectedIn: 21 }),
  ...open('admin', 26, 4, [...toViewing, 'negotiation'], rent, { probability: 85, expectedIn: 5 }),
  ...open('ploy', 0, 1, ['leadin'], rent, { probability: 25 }),
  ...open('nok', 9, 1, ['prospect'], sale, {
    probability: 10,
    isWithoutHome: true,
    notes: 'ยังไม่ได้เลือกโครงการ ขอดูแถวอารีย์ก่อน',
  }),
  ...open('ploy', 5, 1, ['leadin'], sale, { probability: 20 }),
  ...open('krit', 2, 1, ['leadin'], sale, { probability: 15, isWithoutHome: true }),
  ...open('krit', 12, 3, ['leadin', 'qualified'], sale, { probability: 55, expectedIn: 40 }),
  ...open('ploy', 16, 5, ['leadin', 'qualified'], rent, { probability: 50, expectedIn: 12 }),
  ...open('nok', 11, 4, ['leadin', 'qualified'], sale, { probability: 45 }),
  ...open('krit', 21, 4, ['leadin', 'qualified'], sale, {
    probability: 40,
    notes: 'Wants to see the building at night.',
  }),
  ...open('krit', 14, 3, ['leadin', 'qualified', 'sendoption'], sale, {
    probability: 40,
    expectedIn: 60,
  }),
  ...open('ploy', 9, 2, ['leadin', 'qualified', 'revise'], rent, {
    probability: 60,
    expectedIn: 6,
    notes: 'Two were taken; three new ones sent.',
  }),
  ...open('nok', 18, 4, ['leadin', 'qualified', 'sendoption'], sale, { probability: 35 }),
  ...open('krit', 18, 5, toViewing, sale, {
    probability: 75,
    expectedIn: 17,
    notes:
      'Owner asks 17.2M, told us 16.8M is possible with a transfer before the end of the year.',
  }),
  ...open('ploy', 13, 4, toViewing, rent, { probability: 72, expectedIn: 4 }),
  ...open('nok', 20, 5, toViewing, sale, {
    probability: 65,
    expectedIn: 25,
    notes: 'ดูห้องแล้วชอบวิว ขอกลับไปคุยกับสามี',
  }),
  ...open('krit', 15, 4, toViewing, rent, { probability: 70, expectedIn: 9 }),
  ...open('ploy', 58, 6, [...toViewing, 'onhold'], sale, {
    probability: 20,
    notes: 'Waits for the sale of the flat in London.',
  }),
  ...open('nok', 74, 6, ['leadin', 'qualified', 'onhold'], sale, { probability: 10 }),
  ...open('krit', 33, 6, [...toViewing, 'negotiation'], sale, { probability: 80, expectedIn: 14 }),
  ...open('krit', 29, 5, [...toViewing, 'proposal'], rent, { probability: 78, expectedIn: -2 }),
  ...open('nok', 46, 6, [...toViewing, 'negotiation'], sale, { probability: 60, expectedIn: 33 }),
  ...open('ploy', 41, 7, toContract, sale, { probability: 90, expectedIn: 10 }),
  ...open('krit', 36, 6, toContract, rent, { probability: 92, expectedIn: 3 }),
  ...open('krit', 70, 8, [...toContract, 'ownershiptransfer'], sale, {
    probability: 97,
    expectedIn: 5,
  }),
  ...open('nok', 66, 9, [...toContract, 'ownershiptransfer'], sale, {
    probability: 95,
    expectedIn: 19,
  }),
  ...ended('krit', [172, 96], 8, toWin, sale, [9]),
  ...ended('ploy', [160, 131, 84, 40], 4, [...toContract, 'won'], rent, [10, 11]),
  ...ended('nok', [148, 75], 7, toWin, sale, [11, 12]),
  ...ended('krit', [122, 61], 5, [...toContract, 'closed_won'], rent, [9]),
  ...ended('ploy', [165, 118, 52], 6, [...toViewing, 'lost'], sale, [1, 3, 2]),
  ...ended('nok', [140, 99, 30], 5, ['leadin', 'qualified', 'lost'], rent, [6, 4]),
  ...ended('krit', [110, 25], 4, [...toViewing, 'negotiation', 'lost'], sale, [5, 7]),
  ...ended('krit', [88], 6, ['leadin', 'sendoption', 'closed_lost'], sale, [8]),
]

type Kind = { isRent: boolean; commissionPercent?: number }
type More = Omit<
  DemoDeal,
  'of' | 'madeDaysAgo' | 'pace' | 'stages' | 'isRent' | 'commissionPercent'
>

function open(
  of: DemoDeal['of'],
  madeDaysAgo: number,
  pace: number,
  stages: readonly DealStage[],
  kind: Kind,
  more: More,
): DemoDeal[] {
  return [{ of, madeDaysAgo, pace, stages, ...kind, ...more }]
}

/** Ended deals, each made on another day, for these reasons in turn. */
function ended(
  of: DemoDeal['of'],
  days: readonly number[],
  pace: number,
  stages: readonly DealStage[],
  kind: Kind,
  reasons: readonly number[],
): DemoDeal[] {
  const isWon = /won/.test(stages.at(-1) ?? '')
  return days.map((madeDaysAgo, index) => {
    const reasonId = reasons[index % reasons.length] ?? 0
    return {
      ...{ of, madeDaysAgo, pace, stages, ...kind, reasonId, probability: isWon ? 100 : 30 },
      ...(reasonId === 8 && { reasonText: 'Moves back to Chiang Mai to her parents.' }),
    }
  })
}
