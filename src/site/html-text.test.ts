import { expect, test } from 'vitest'
import { escapeHtml, inlineJson } from './html-text.ts'

const WILD = '</script><!-- \u2028\u2029 ทองหล่อ "&" 🏙'

test('JSON in a script element reads back and can end neither the element nor a line', () => {
  const data = { text: WILD, list: [WILD], none: null }
  const text = inlineJson(data)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(data)
})

test('text in an attribute stays text', () => {
  expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;')
})
