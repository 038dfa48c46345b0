import { expect, test } from 'vitest'
import { railStations } from '../../../../city/map/site/railway-map/rail-stations.ts'
import { labelsByMinutes } from './station-labels.ts'

const stations = railStations(
  [
    {
      id: 'bts_sukhumvit',
      name: 'BTS Sukhumvit Line',
      stations: [
        { id: 1, code: 'CEN', name: 'Siam', nameTh: 'สยาม', line: 'bts_sukhumvit' },
        { id: 2, code: 'E1', name: 'Chit Lom', nameTh: 'ชิดลม', line: 'bts_sukhumvit' },
      ],
    },
  ],
  [],
)

test('before a place is chosen a station has its name alone', () => {
  expect(labelsByMinutes(stations, null).of(1)).toEqual({
    figure: '',
    isQuiet: true,
    fullName: 'Siam',
  })
})

test('then the minutes, or that no way is known', () => {
  const labels = labelsByMinutes(stations, { times: new Map([[1, 12]]), limit: 30 })
  expect(labels.of(1)).toMatchObject({ figure: '12', fullName: 'Siam, 12 minutes' })
  expect(labels.of(2)).toMatchObject({ figure: '', fullName: 'Chit Lom, no way known' })
})
