import { expect, test } from 'vitest'
import { withToggledPlace } from '../minutes/chosen-minutes.ts'
import { mapQuery, readMapAsked } from './map-address.ts'

const read = (query: string) => readMapAsked(new URLSearchParams(query)).minutes

test.each([
  'minutesMax=25&minutesTo=28',
  'minutesMax=25&minutesTo=28,24',
  'minutesMax=25&minutesNear=13.73830~100.53060~Chula&minutesTo=28',
  'minutesMax=30',
])('%s says the same read and written', (query) => {
  expect(mapQuery(readMapAsked(new URLSearchParams(query)))).toBe(query)
})

test('a form without scripts asks the same', () => {
  expect(read('place1=28&place2=13.73830~100.53060~Chula&minutesMax=25')).toEqual({
    places: ['28', '13.73830~100.53060~Chula'],
    limit: 25,
  })
})

test('what is wrong falls away, and a limit alone asks for a place', () => {
  expect(read('station=E4')).toBeNull()
  expect(read('minutesTo=asok,28,28,1,2&minutesMax=soon')).toEqual({
    places: ['28', '1'],
    limit: 30,
  })
  expect(read('minutesMax=91')).toEqual({ places: [], limit: 30 })
  expect(mapQuery(readMapAsked(new URLSearchParams('station=E4&minutesTo=28')))).toBe(
    'minutesMax=30&minutesTo=28',
  )
})

test('a press adds a place or takes it out; a third takes the first one’s place', () => {
  const one = withToggledPlace({ places: [], limit: 25 }, '28')
  const two = withToggledPlace(one, '24')
  expect(two).toEqual({ places: ['28', '24'], limit: 25 })
  expect(withToggledPlace(two, '28').places).toEqual(['24'])
  expect(withToggledPlace(two, '30').places).toEqual(['24', '30'])
})

test('a station stands before an address, whichever was chosen first, as its names and figures do', () => {
  const chula = '13.73830~100.53060~Chula'
  expect(withToggledPlace({ places: [chula], limit: 25 }, '28').places).toEqual(['28', chula])
  expect(read(`place1=${chula}&place2=28`)?.places).toEqual(['28', chula])
})
