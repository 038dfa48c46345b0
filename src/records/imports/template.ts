import { CSV_MARK, csvLine } from '../../shared/fields/csv.ts'
import { importTemplate } from '../projects/import-template.ts'
import type { ImportKind } from './rules/import.ts'

const developers = [
  {
    name: 'Example Living',
    description: 'Low-rise homes near the train.',
    foundedYear: '1998',
    website: 'https://example.com',
  },
  {
    name: 'ตัวอย่าง พร็อพเพอร์ตี้',
    description: 'คอนโดมิเนียมใจกลางเมือง',
    foundedYear: '2545',
    website: '',
  },
]
const units = [
  {
    project: 'Baan Rim Rang Thong Lo',
    unitNumber: '12A',
    floor: '12',
    bedrooms: '1',
    bathrooms: '1',
    size: '35.5',
    listingType: 'rent_sell',
    price: '5,900,000',
    rentAmount: '25,000',
    status: 'available',
    furnishing: 'Fully furnished',
    propertyFacing: 'South East',
    propertyView: 'City View, Park View',
    showOnWebsite: 'yes',
    description: 'Corner home above the trees.',
  },
  {
    project: 'อารีย์ คอร์ท',
    unitNumber: '305',
    floor: '3',
    bedrooms: 'Studio',
    bathrooms: '1',
    size: '28',
    listingType: 'rent',
    price: '',
    rentAmount: '12,000',
    status: 'ว่าง',
    furnishing: 'ตกแต่งครบ',
    propertyFacing: '',
    propertyView: '',
    showOnWebsite: 'ใช่',
    description: '',
  },
]

const contacts = [
  {
    name: 'Claire Dumont',
    phone: '+33 6 12 34 56 78',
    email: 'claire@example.com',
    line: '',
    whatsapp: '+33 6 12 34 56 78',
    contactType: 'Lead',
    company: 'Example Trading',
    requirements: 'Two bedrooms near Thong Lo, 45,000 a month, a dog',
    notes: '',
  },
  {
    name: 'สมหญิง ตัวอย่าง',
    phone: '080 000 0000',
    email: '',
    line: 'somying.t',
    whatsapp: '',
    contactType: 'เจ้าของ',
    company: '',
    requirements: '',
    notes: 'โทรหลังหกโมงเย็น',
  },
]
const examples = { developers, units, contacts }

/** The template of an import: its columns with two example rows, in UTF-8 that Excel reads. */
export function templateOf(kind: ImportKind): string {
  if (kind === 'projects') return importTemplate()
  const rows: readonly Record<string, string>[] = examples[kind]
  const columns = Object.keys(rows[0] ?? {})
  const csvLines = rows.map((row) => csvLine(columns.map((name) => row[name] ?? '')))
  return CSV_MARK + csvLine(columns) + csvLines.join('')
}
