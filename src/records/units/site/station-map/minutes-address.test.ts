import { expect, test } from 'vitest'
import { withToggledPlace } from '../minutes/chosen-minutes.ts'
import { mapQuery, readMapQuery } from './map-address.ts'

const read = (query: string) => readMapQuery(new URLSearchParams(query)).minutes

test.each([
  'minutesMax=25&minutesTo=28',
  'minutesMax=25&minutesTo=28,24',
  'minutesMax=25&minutesNear=13.73830~100.53060~Chula&minutesTo=28',
  'minutesMax=30',
])('%s is the same after reading and writing it', (query) => {
  expect(mapQuery(readMapQuery(new URLSearchParams(query)))).toBe(query)
})

test('a form without scripts gives the same state', () => {
  expect(read('place1=28&place2=13.73830~100.53060~Chula&minutesMax=25')).toEqual({
    places: ['28', '13.73830~100.53060~Chula'],
    limit: 25,
  })
})

test('wrong values are dropped, and a limit alone asks for a place', () => {
  expect(read('station=E4')).toBeNull()
  expect(read('minutesTo=asok,28,28,1,2&minutesMax=soon')).toEqual({
    places: ['28', '1'],
    limit: 30,
  })
  expect(read('minutesMax=91')).toEqual({ places: [], limit: 30 })
  expect(mapQuery(readMapQuery(new URLSearchParams('station=E4&minutesTo=28')))).toBe(
    'minutesMax=30&minutesTo=28',
  )
})

test('toggling adds or removes a place; a third replaces the first', () => {
  const single = withToggledPlace({ places: [], limit: 25 }, '28')
  const both = withToggledPlace(single, '24')
  expect(both).toEqual({ places: ['28', '24'], limit: 25 })
  expect(withToggledPlace(both, '28').places).toEqual(['24'])
  expect(withToggledPlace(both, '30').places).toEqual(['24', '30'])
})

test('a station comes before an address, whichever was chosen first, like its names and figures', () => {
  const chula = '13.73830~100.53060~Chula'
  expect(withToggledPlace({ places: [chula], limit: 25 }, '28').places).toEqual(['28', chula])
  expect(read(`place1=${chula}&place2=28`)?.places).toEqual(['28', chula])
})
