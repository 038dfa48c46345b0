import type PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { Pen } from './pen.server.ts'

/** A page on which every letter is five points wide; it counts how often a text is measured. */
function aPage() {
  const written: string[] = []
  const page = {
    measured: 0,
    font: () => page,
    fontSize: () => page,
    fillColor: () => page,
    widthOfString(text: string) {
      page.measured += 1
      return text.length * 5
    },
    text: (line: string) => void written.push(line),
  }
  // Safe: the pen uses no more of it to write lines.
  const pen = new Pen(page as unknown as InstanceType<typeof PDFDocument>, {
    language: 'en',
    accent: '#007a7b',
  })
  return { page, pen, written }
}
const face = { size: 10 }

test('a word wider than the line is broken, and what is beyond the last line is cut', () => {
  const { page, pen, written } = aPage()
  pen.lines('a'.repeat(10_000), { x: 0, y: 0, width: 100, most: 3 }, face)
  expect(written).toEqual(['a'.repeat(20), 'a'.repeat(20), `${'a'.repeat(19)}…`])
  expect(page.measured).toBeLessThan(200)
})

test('lines break between words, and a text of empty lines is not broken to its end', () => {
  const { page, pen, written } = aPage()
  pen.lines('one two three four', { x: 0, y: 0, width: 50 }, face)
  expect(written).toEqual(['one two', 'three four'])
  pen.lines('\n'.repeat(10_000), { x: 0, y: 0, width: 50, most: 2 }, face)
  expect(page.measured).toBeLessThan(100)
})
