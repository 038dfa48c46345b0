import { expect, test } from 'vitest'
import { english } from '../../../../shared/language.ts'
import { columnOfStage, type DealStage } from '../../rules/deal.ts'
import { differenceWords, stops } from './format-stops.ts'

test.each([
  [
    { bedrooms: 2, moreBedrooms: 0, dearerPercent: -8, moreSqm: -4 },
    'Same 2 beds · 8% cheaper · −4 sqm',
  ],
  [
    { bedrooms: 3, moreBedrooms: 1, dearerPercent: 16, moreSqm: 9 },
    '1 bed more · 16% dearer · +9 sqm',
  ],
  [
    { bedrooms: 1, moreBedrooms: -1, dearerPercent: 0, moreSqm: 0 },
    '1 bed fewer · same price · same size',
  ],
  [
    { bedrooms: 0, moreBedrooms: 0, dearerPercent: 1, moreSqm: 1.25 },
    'Same, a studio · 1% dearer · +1.3 sqm',
  ],
])('a home like another differs in words: %o', (home, words) => {
  expect(differenceWords(home)).toBe(words)
})

const stay = (stage: DealStage, since: string) => ({
  ...{ stage, column: columnOfStage[stage], since, until: null, movedBy: 'Ploy' },
})

test('the stops that a deal made have their day, the present one says since when', () => {
  const stages = [
    stay('leadin', '2025-12-30T03:00:00Z'),
    stay('qualified', '2026-11-05T03:00:00Z'),
    stay('leadin', '2026-11-06T03:00:00Z'),
    stay('viewingschedule', '2026-11-09T03:00:00Z'),
    stay('viewing', '2026-11-12T03:00:00Z'),
  ]
  const shown = stops({ stages, column: 'viewingschedule' }, '2026-11-25', english)
  expect(shown.filter(({ note }) => note).map(({ id, note }) => [id, note])).toEqual([
    ['leadin', '6 Nov'],
    ['qualified', '5 Nov'],
    // A finer name within the column begins no new stay.
    ['viewingschedule', 'since 9 Nov'],
  ])
  const today = stops(
    { stages: [stay('qualified', '2026-11-25T03:00:00Z')], column: 'qualified' },
    '2026-11-25',
    english,
  )
  expect(today.find(({ id }) => id === 'qualified')?.note).toBe('since today')
  const old = stops({ stages: stages.slice(0, 1), column: 'leadin' }, '2026-11-25', english)
  expect(old[0]?.note).toBe('since 30 Dec 2025')
})
