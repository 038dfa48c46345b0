import { describe, expect, it } from 'vitest'
import { addressTokens, keyOf } from '../../geocoder/reading/address-tokens.ts'
import { fold } from './spelling.ts'

const folded = (name: string) => fold(keyOf(addressTokens(name)))

describe('Spellings of one name', () => {
  it.each([
    ['Thong Lo', 'Thonglor', 'Thong-Lo', 'THONG LOR'],
    ['Lat Phrao', 'Ladprao', 'Lad Phrao', 'Lardprao'],
    ['Chatuchak', 'Jatujak'],
    ['Punnawithi', 'Punnavithi'],
    ['Chit Lom', 'Chidlom'],
    ['Phrom Phong', 'Prompong'],
    ['Sathon', 'Sathorn'],
    ['Sutthisan', 'Sutthisarn', 'Suthisan'],
    ['Khlong Toei', 'Klong Toey'],
    ['Huai Khwang', 'Huay Kwang'],
    ['Ari', 'Aree'],
    ['Watthana', 'Vadhana'],
    ['Mueang', 'Muang'],
    ['Wongwian Yai', 'Wongwien Yai'],
    ['Chong Nonsi', 'Chong Nonsri'],
    ['Rama IX', 'Rama 9'],
    ["King's College", 'Kings College', 'King’s College'],
    ['ทองหล่อ', 'ทองหลอ'],
    ['เซ็นทรัล', 'เซนทรัล'],
    ['พระราม ๙', 'พระราม 9'],
    ['เเพรกษา', 'แพรกษา'],
    ['น\u0e49\u0e4d\u0e32', 'น้ำ'],
  ])('%s, %s', (name, ...variants) => {
    for (const variant of variants) expect(folded(variant)).toBe(folded(name))
  })

  it.each([
    ['Siam', 'Si Iam'],
    ['Sam Yan', 'Sam Yot'],
    ['Bang Na', 'Bang Wa'],
    ['Bang Phai', 'Bang Pho'],
    ['Rama 2', 'Rama 3'],
    ['Lat Phrao 7', 'Lat Phrao 77'],
  ])('%s and %s are two', (a, b) => {
    expect(folded(a)).not.toBe(folded(b))
  })
})

describe('The pieces of an address', () => {
  const tokensOf = (text: string) => addressTokens(text).map((token) => token.text)

  it('keeps words whole, numbers with their parts, and breaks', () => {
    expect(tokensOf('39/1 Sukhumvit55, Soi 49/11')).toEqual([
      ...['39/1', 'sukhumvit', '55', ',', 'soi', '49/11'],
    ])
  })

  it('writes Thai abbreviations in full', () => {
    expect(tokensOf('ถ.สีลม ซ.4').join('')).toBe('ถนนสีลมซอย4')
  })

  it('lets a Thai name begin only where a word begins', () => {
    const starts = addressTokens('ถนนสีลม')
      .filter((token) => token.starts)
      .map((token) => token.text)
    expect(starts[0]).toBe('ถ')
    expect(starts).toContain('ส')
    expect(starts).not.toContain('ม')
  })
})
