import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { importTemplate, PROJECT_COLUMNS } from './import-template.ts'
import { ProjectInput } from './rules/project.ts'

test('everybody can download the import template', async () => {
  const world = await testApp()
  const { status, headers, text } = await world.request('GET', '/property_import_template.csv')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toContain('property_import_template.csv')
  expect(text).toContain('บ้านริมราง')
})

test('the template starts with a byte order mark for Excel, and its columns are fields of a project', () => {
  const csv = importTemplate()
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  expect(rows).toHaveLength(2)
  expect(Object.keys(rows[0] ?? {})).toEqual([...PROJECT_COLUMNS])
  const fields = new Set(Object.keys(ProjectInput.shape))
  expect(PROJECT_COLUMNS.filter((column) => !fields.has(column))).toEqual([])
  expect(rows[0]?.address).toContain(', Khlong Tan Nuea,')
})
