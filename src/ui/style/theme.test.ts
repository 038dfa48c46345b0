import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const theme = read('src/ui/style/theme.css')

test('every line has the colour of the data', () => {
  const lines: { id: string; colour: string }[] = parse(read('data/lines.csv'), { columns: true })
  expect(lines.length).toBe(10)
  const cssColours = Object.fromEntries(
    [...theme.matchAll(/--line-(\w+): (#[0-9a-f]{6});/g)].map(([, id, colour]) => [id, colour]),
  )
  expect(cssColours).toEqual(Object.fromEntries(lines.map(({ id, colour }) => [id, colour])))
})

function read(name: string): string {
  return fs.readFileSync(path.join(root, name), 'utf8')
}
