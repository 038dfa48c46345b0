import { expect, test } from 'vitest'
import { english } from '../../shared/language.ts'
import { mapListWords } from './format-map-list.ts'

const words = (here: number, all: number, total: number, area?: 'held' | 'left') =>
  mapListWords({ here, all, holdsArea: area !== 'left' }, total, area !== undefined, english)

test('the heading says “on this map” when the list holds exactly the homes on it', () => {
  expect(words(342, 342, 342)).toEqual({
    heading: '342 homes on this map',
    note: '',
  })
  expect(words(20, 342, 20, 'held')).toEqual({
    heading: '20 homes on this map',
    note: '342 in this search',
  })
})

test('else it counts the list, and the note what is on the map', () => {
  expect(words(166, 342, 342)).toEqual({ heading: '342 homes found', note: '166 on this map' })
  expect(words(35, 342, 20, 'held')).toEqual({
    heading: '20 homes in the search area',
    note: '35 on this map',
  })
  expect(words(20, 342, 20, 'left'), 'as many, but others').toEqual({
    heading: '20 homes in the search area',
    note: '20 on this map',
  })
})

test('homes without a map location are counted apart', () => {
  expect(words(340, 340, 342)).toEqual({
    heading: '342 homes found',
    note: '340 on this map, 2 without a map location',
  })
})

test('what is not counted yet is left out', () => {
  expect(mapListWords(null, null, false, english).heading).toBe('Homes on this map')
  expect(mapListWords(null, 1, false, english)).toEqual({ heading: '1 home found', note: '' })
  const onMap = { here: 2, all: 3, holdsArea: true }
  expect(mapListWords(onMap, null, true, english).heading).toBe('2 homes on this map')
})
