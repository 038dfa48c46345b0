import { expect, test } from 'vitest'
import { english } from '../../../shared/language.ts'
import { nameIn, roadNames } from './city-names.ts'

test('a road is named in the language of the page', () => {
  const properties = {
    kind: 'name',
    name: 'Si Lom Road',
    nameTh: 'ถนนสีลม',
    angle: -20,
    from: 14,
  } as const
  const [road] = roadNames({
    lines: [],
    names: [{ properties, geometry: { coordinates: [100.53, 13.73] } }],
  })
  if (!road) throw new Error('It has a name.')
  expect(nameIn(english, road).english).toEqual(['Si Lom Road'])
  expect(nameIn({ ...english, tag: 'th' }, road)).toMatchObject({ english: ['ถนนสีลม'], thai: [] })
})
