import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { importTemplate, PROJECT_COLUMNS } from './import-template.ts'
import { ProjectInput } from './rules.ts'

test('everybody can download the template of the import', async () => {
  const world = await testApp()
  const { status, headers, text } = await world.request('GET', '/property_import_template.csv')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toContain('property_import_template.csv')
  expect(text).toContain('บ้านริมราง')
})

test('it starts with the mark by which Excel reads Thai, and its columns are fields of a project', () => {
  const csv = importTemplate()
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  expect(rows).toHaveLength(2)
  expect(Object.keys(rows[0] ?? {})).toEqual([...PROJECT_COLUMNS])
  const fields = new Set(Object.keys(ProjectInput.shape))
  expect(PROJECT_COLUMNS.filter((column) => !fields.has(column))).toEqual([])
  expect(rows[0]?.address).toContain(', Khlong Tan Nuea,')
})
