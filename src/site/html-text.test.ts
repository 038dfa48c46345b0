import { expect, test } from 'vitest'
import { escapeHtml, inlineJson, inlineRecord, unchanging } from './html-text.ts'

const WILD = '</script><!-- \u2028\u2029 ทองหล่อ "&" 🏙'

test('JSON in a script element reads back and can end neither the element nor a line', () => {
  const data = { text: WILD, list: [WILD], none: null }
  const text = inlineJson(data)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(data)
})

test('what is unchanging is made once, in plain letters, and reads the same', () => {
  const stations = unchanging([{ name: WILD }])
  const text = inlineJson(stations)
  expect(inlineJson(stations)).toBe(text)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every ASCII letter
  expect(text).toMatch(/^[\x00-\x7f]*$/)
  expect(JSON.parse(text)).toEqual([{ name: WILD }])
  const record = inlineRecord({ stations, [WILD]: 1, absent: undefined, none: null })
  expect(JSON.parse(record)).toEqual({ stations: [{ name: WILD }], [WILD]: 1, none: null })
})

test('text in an attribute stays text', () => {
  expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;')
})
