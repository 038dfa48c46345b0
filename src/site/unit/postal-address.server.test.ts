import { expect, test } from 'vitest'
import { postalAddress } from './postal-address.server.ts'

test.each([
  [
    '88 Soi Sukhumvit 55 (Thong Lo), Khlong Tan Nuea, Watthana, Bangkok 10110',
    ['88 Soi Sukhumvit 55 (Thong Lo), Khlong Tan Nuea', 'Watthana', 'Bangkok', '10110'],
  ],
  [
    '27/4 ซอยสุขุมวิท 61 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพมหานคร 10110',
    ['27/4 ซอยสุขุมวิท 61 แขวงคลองตันเหนือ', 'วัฒนา', 'กรุงเทพมหานคร', '10110'],
  ],
  [
    '36/2 Soi Rattanathibet 36, Bang Kraso, Mueang Nonthaburi, Nonthaburi 11000',
    ['36/2 Soi Rattanathibet 36, Bang Kraso', 'Mueang Nonthaburi', 'Nonthaburi', '11000'],
  ],
  ['9 Bang Khun Thian, Bangkok', ['9 Bang Khun Thian', 'Bangkok', undefined, undefined]],
  ['9 Sukhumvit 55, Watthana', ['9 Sukhumvit 55', 'Watthana', undefined, undefined]],
  ['71 Silom Road', ['71 Silom Road', undefined, undefined, undefined]],
  ['Bangkok', [undefined, 'Bangkok', undefined, undefined]],
  ['House 99/10110', ['House 99/10110', undefined, undefined, undefined]],
])('%s is split into its parts', (address, parts) => {
  const { streetAddress, addressLocality, addressRegion, postalCode } = postalAddress(address)
  expect([streetAddress, addressLocality, addressRegion, postalCode]).toEqual(parts)
})
