import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { placeRanking } from '../suggest-places.ts'
import { readSentence } from './read-sentence.ts'

const world = await testApp()

test.each([
  ['two or three bedrooms thonglor', { selectedBedrooms: [2, 3] }],
  ['2/3 bed asok rent', { listingType: 'rent', selectedBedrooms: [2, 3] }],
  ['one to three bedrooms phrom phong', { selectedBedrooms: [1, 2, 3] }],
  ['2 นอนหรือ 3 นอน เอกมัย', { selectedBedrooms: [2, 3] }],
  ['not ground floor, ari', { floorDirection: 'above', floorLevel: 1 }],
  ['no low floors ari', { floorDirection: 'above', floorLevel: 8 }],
  ['ไม่เอาชั้นล่าง อโศก', { floorDirection: 'above', floorLevel: 1 }],
  ['เกินชั้น 10 อ่อนนุช', { floorDirection: 'above', floorLevel: 10 }],
  ['ไม่ต่ำกว่าชั้น 8 สะพานควาย', { floorDirection: 'above', floorLevel: 7 }],
  ['ชั้นไม่เกิน 5 อารีย์', { floorDirection: 'below', floorLevel: 6 }],
  ['new on the market ari', { newOnly: true }],
  ['listed this week asok', { newOnly: true }],
  ['เพิ่งลง อ่อนนุช', { newOnly: true }],
  ['ขั้นต่ำ 40 ตรม อ่อนนุช', { floorSizeMin: 40 }],
  ['min 60 max 75 sqm asok', { floorSizeMin: 60, floorSizeMax: 75 }],
  ['seven to nine thousand on nut', { listingType: 'rent', priceMin: 7000, priceMax: 9000 }],
  ['เช่าคอนโดเดือนละหมื่น แถวบางนา', { listingType: 'rent', priceMax: 10_000 }],
  ['move in ready 1 bed ari', { availableOnly: true, bedrooms: 1 }],
  ['ground floor unit sukhumvit 71', { floorDirection: 'below', floorLevel: 2 }],
  ['55 thou ari', { listingType: 'rent', priceMax: 55_000 }],
  ['20 grand a month thonglor', { listingType: 'rent', priceMax: 20_000 }],
  ['a hundred and fifty thousand a month ari', { listingType: 'rent', priceMax: 150_000 }],
  ['east or south facing asok', { selectedFacing: ['east', 'south'] }],
  ['facing north or east, ari', { selectedFacing: ['north', 'east'] }],
  ['not leasehold sukhumvit 16 buy', { listingType: 'sale', ownershipType: 'freehold' }],
])('“%s” is understood', async (text, filters) => {
  const { search, ignored } = await readSentence(
    world.context(),
    text,
    await placeRanking(world.context()),
  )
  expect(ignored).toEqual([])
  expect(search).toMatchObject(filters)
})

test.each([
  ['ใกล้ ม.หอการค้า 1 นอน', 'University of the Thai Chamber of Commerce'],
  ['near samitivej hospital 2 bed', 'Samitivej Sukhumvit Hospital'],
])('“%s” is at %s', async (text, name) => {
  const { places } = await readSentence(world.context(), text, await placeRanking(world.context()))
  expect(places.map((place) => place.name)).toEqual([name])
})

test.each(['pets not allowed asok rent', 'smoking not allowed ari rent', 'ห้ามเลี้ยงสัตว์ อารีย์ เช่า'])(
  '“%s” searches for nothing that is forbidden',
  async (text) => {
    const { search } = await readSentence(
      world.context(),
      text,
      await placeRanking(world.context()),
    )
    expect(search).not.toHaveProperty('petFriendly')
    expect(search).not.toHaveProperty('smokingAllowed')
  },
)
