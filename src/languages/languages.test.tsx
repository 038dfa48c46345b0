import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Furnishings } from '../records/units/rules/unit-sets.ts'
import { Refused, refusedText } from '../refused.ts'
import { counted } from '../shared/counted.ts'
import { confirmationLine, formatDate } from '../shared/dates.ts'
import { labelOf } from '../shared/fields/value-set.ts'
import { formatPrice, formatRent } from '../shared/money.ts'
import { faultIn } from '../shared/refusals/fault-in.ts'
import { fault } from '../shared/refusals/refusals.ts'
import { renderAbout } from '../site/home/about.server.tsx'
import { Contact } from '../site/home/contact.tsx'
import NotFoundPage from '../site/not-found/not-found-page.tsx'
import { LanguageContext } from '../ui/language.tsx'
import { languages } from './languages.ts'

const { en, th, zh } = languages

describe('in Thai', () => {
  test('a refusal is written of its code and values, its fields too', () => {
    const missing = new Refused(404, 'not_found', { thing: 'unit' })
    expect([missing.message, refusedText(missing, th)]).toEqual(['Unit not found', 'ไม่พบยูนิต'])
    const wrong = new Refused(400, 'invalid_fields', {}, { errors: [fault('name', 'required')] })
    expect(refusedText(wrong)).toBe('name: Required')
    expect(refusedText(wrong, th)).toBe('name: จำเป็นต้องกรอก')
    expect(faultIn(th, fault('title', 'at_most_characters', { most: 300 }))).toBe(
      'ไม่เกิน 300 ตัวอักษร',
    )
  })

  test('a value of a set has its label', () => {
    expect(labelOf(Furnishings, 'fully_furnished')).toBe('Fully furnished')
    expect(labelOf(Furnishings, 'fully_furnished', th)).toBe('ตกแต่งครบ')
  })

  test('amounts, counts and days are written', () => {
    expect(formatPrice(8_900_000, th)).toBe('8.9 ล้านบาท')
    expect(formatRent(25_000, th)).toBe('25,000 บาท/เดือน')
    expect(counted(1204, 'bedroom', th)).toBe('1,204 ห้องนอน')
    expect(formatDate('2026-11-19T05:00:00Z', th)).toBe('19 พ.ย. 2569')
    expect(confirmationLine('available', '2026-11-19', '2026-11-21', th)).toBe('ยืนยันเมื่อ 2 วันที่แล้ว')
  })

  test('a page is rendered, what browsers keep of it too', () => {
    expect(rendered(th, <NotFoundPage />)).toContain(
      '<h1 class="mt-2 text-3xl md:text-4xl">ไม่พบหน้านี้</h1>',
    )
    const site = { phone: '02 000 0000', email: 'hello@sathani.example' }
    const contact = rendered(th, <Contact form={{ refused: null, sent: false }} site={site} />)
    expect(contact).toContain('พร้อมหาบ้านในฝันแล้วหรือยัง')
    expect(contact).toContain('ส่งข้อความ')
    expect(contact).not.toMatch(/Send Message|Same as phone|Country code/)
    const reach = { projects: 2, stations: 1 }
    const about = renderAbout(th, 3, reach)
    expect(about).toContain('&#3626;&#3606;&#3634;&#3609;&#3637;')
    expect(renderAbout(en, 3, reach)).toContain('homes listed')
  })
})

test('what a language lacks is English', () => {
  expect(refusedText(new Refused(409, 'last_admin'), th)).toBe(
    'At least one active admin must remain',
  )
  expect(labelOf(Furnishings, 'bare_shell', zh)).toBe('Bare shell')
  expect(rendered(zh, <NotFoundPage />)).toBe(rendered(en, <NotFoundPage />))
})

function rendered(language: (typeof languages)['en'], page: React.ReactElement): string {
  return renderToString(<LanguageContext value={language}>{page}</LanguageContext>)
}
