import { afterEach, expect, test, vi } from 'vitest'
import { MINUTES_KEY, remembered } from './remembered.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the places of the last search are remembered', () => {
  const places = { asked: { minutesTo: [28], minutesMax: 25 }, names: ['Asok'] }
  store(JSON.stringify(places))
  expect(remembered()).toEqual(places)
  expect(remembered()).toBe(remembered())
})

test.each([
  '{"asked":',
  'null',
  '[]',
  '{"names":["Asok"]}',
  '{"asked":null,"names":["Asok"]}',
  '{"asked":{"minutesTo":[28]},"names":{"length":1}}',
  '{"asked":{"minutesTo":"28"},"names":["Asok"]}',
  '{"asked":{"minutesTo":28},"names":["Asok"]}',
  '{"asked":{"minutesNear":[{}]},"names":["Asok"]}',
  '{"asked":{"minutesTo":[28],"minutesMax":{}},"names":["Asok"]}',
])('an invalid value in the browser’s storage is ignored: %s', (text) => {
  store(text)
  expect(remembered()).toBe(null)
})

function store(text: string): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === MINUTES_KEY ? text : null),
  })
}
