import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

test.each([
  ['24a baan', [{ word: '24a' }, { word: 'baan' }]],
  ['24A · Baan Sirin,', [{ word: '24a' }, { word: 'baan' }, { word: 'sirin' }]],
  ['asoke 2 bed', [{ fact: 'bedrooms', value: 2 }, { word: 'asoke' }]],
  ['2 ห้องนอน 1 ห้องน้ำ', ['bedrooms 2', 'bathrooms 1']],
  ['100 sqm 2 bed · 2 bath', ['bedrooms 2', 'bathrooms 2', 'size 100']],
  ['๑๒/๓๔', [{ word: '12/34' }]],
  ['24th floor', ['floor 24']],
  ['ชั้น 5', ['floor 5']],
  ['17.2M THB', ['millions 17.2']],
  ['17.2m อโศก', [{ fact: 'millions', value: 17.2 }, { word: 'อโศก' }]],
  ['4.5 ลบ.', ['millions 4.5']],
  ['12 ล้านบาท', ['millions 12']],
  ['12m', [{ word: '12m' }]],
  ['or 65,000 THB/month', ['rent 65000']],
  ['850,000 THB', ['price 850000']],
  ['233 m · 3 min', ['walk 3', 'metres 233']],
  ['080 000 0103', [{ word: '080 000 0103', isPhone: true }]],
  ['+66 80 000 0126 claire', [{ word: '+66 80 000 0126', isPhone: true }, { word: 'claire' }]],
  ['Available', [{ word: 'available', orStatus: 'available' }]],
  ['ว่าง', [{ word: 'ว่าง', orStatus: 'available' }]],
  ['ขายแล้ว', [{ word: 'ขายแล้ว', orStatus: 'sold' }]],
  ['asok rent', [{ word: 'asok' }, { listing: 'rent' }]],
  ['เช่า อโศก', [{ listing: 'rent' }, { word: 'อโศก' }]],
  ['ขาย', [{ listing: 'sell' }]],
  ['For sale', [{ listing: 'sell' }]],
  ['for rent and sale 24a', [{ listing: 'rent_sell' }, { word: '24a' }]],
  ['ขาย/เช่า', [{ listing: 'rent_sell' }]],
  ['brent', [{ word: 'brent' }]],
  ['Sell with tenant', [{ word: 'sell with tenant', orStatus: 'sell_with_tenant' }]],
  ['#412', ['id 412']],
  ['24th floor · ID 412', ['id 412', 'floor 24']],
  ['Off market', [{ word: 'off market', orStatus: 'off_market' }]],
  ['studio', [{ word: 'studio', orStudio: true }]],
  ['BTS Thong Lo', [{ word: 'thong' }, { word: 'lo' }]],
  ['bts', [{ word: 'bts' }]],
  ['· – ,', []],
])('%s', (typed, terms) => {
  const asWords = searchTerms(typed).map((term) =>
    'fact' in term && typeof terms[0] === 'string' ? `${term.fact} ${term.value}` : term,
  )
  expect(asWords).toEqual(terms)
})
