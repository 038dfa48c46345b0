import { expect, test } from 'vitest'
import { numberFaults, spokenNumbers } from './spoken-numbers.ts'

test.each([
  ['45k/mth', [45_000]],
  ['4.5 ลบ. หรือ 4.5 ล้านบาท', [4_500_000, 4_500_000]],
  ['12.9MB, 12.9 million baht, THB 12,900,000', [12_900_000, 12_900_000, 12_900_000]],
  ['2 หมื่น 3', [23_000]],
  ['3ล้าน9 4ล้าน2แสน 5 แสน', [3_900_000, 4_200_000, 500_000]],
  ['5.9 ล้าน 1 นอน', [5_900_000, 1]],
  ['๒ นอน ๑๖,๕๐๐ บาท', [2, 16_500]],
  ['59 m² 45 m2, 400m, 10 min', [59, 45, 400, 10]],
  ['call 082-000-0148, +66 82 000 0148 or 0820000148', ['0820000148', '66820000148', '0820000148']],
  ['a2@example.com', []],
] as const)('%s', (text, numbers) => {
  expect(spokenNumbers(text)).toEqual(numbers)
})

test('names what was lost and what was added, each as often as it is said', () => {
  expect(numberFaults([2, 2, 45_000], '2 bedrooms, 45,000 baht, floor 9')).toEqual({
    lost: [2],
    extra: [9],
  })
})
