import { expect, test } from 'vitest'
import { testDb } from '../../platform/testing/test-db.ts'
import { stationList } from '../places/store.ts'
import { lineRuns } from './line-runs.ts'

const stations = await stationList((await testDb()).db)

const runsOf = (line: string) =>
  lineRuns(stations.filter((station) => station.line === line)).map((run) =>
    run.map(({ code }) => code),
  )

test('most lines run in the order of their station numbers', () => {
  expect(runsOf('bts_gold')).toEqual([['G1', 'G2', 'G3']])
})

test('the Blue Line runs from Lak Song to Tha Phra, then around the loop', () => {
  const [run = []] = runsOf('mrt_blue')
  expect(run.slice(0, 8).join()).toBe('BL38,BL37,BL36,BL35,BL34,BL33,BL01,BL32')
  expect(run.slice(-3).join()).toBe('BL03,BL02,BL01')
  expect(run).toHaveLength(39)
})

test('the Pink Line has a branch', () => {
  const [run = [], branch] = runsOf('mrt_pink')
  expect(run).toHaveLength(30)
  expect(branch).toEqual(['PK10', 'MT01', 'MT02'])
})
