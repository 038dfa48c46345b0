import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { PublicUnit } from '../rules/unit.ts'
import { aUnit } from '../test-factory.ts'
import { cardUnit } from './card-unit.ts'

const world = await testApp()
const { id } = await aUnit(world)
const unit = PublicUnit.parse((await world.request('GET', `/api/units/${id}`)).body)

test('a card names two parks and two malls, and counts the rest', () => {
  const project = {
    ...unit.project,
    nearbyParks: places('Lumphini Park'),
    nearbyMalls: places('Siam Paragon', 'MBK', 'Siam Center'),
  }
  const card = cardUnit({ ...unit, project })
  expect(card.parks).toEqual(['Lumphini Park'])
  expect(card.malls).toEqual(['Siam Paragon', 'MBK'])
  expect(card.morePlaces).toBe(1)
})

test('a card shows the unit’s picture, else its project’s, else none', () => {
  const project = { ...unit.project, images: ['/media/project'] }
  expect(cardUnit({ ...unit, images: ['/media/unit'], project }).image).toBe('/media/unit')
  expect(cardUnit({ ...unit, project }).image).toBe('/media/project')
  expect(cardUnit(unit).image).toBeNull()
  const images = ['/media/unit', '/media/hall', '/media/project']
  expect(cardUnit({ ...unit, images, project })).toMatchObject({
    image: '/media/unit',
    morePictures: ['/media/hall', '/media/project'],
  })
})

test('a station on several lines appears once, with all of them', () => {
  const nearest = { id: 24, stationId: 24, name: 'Siam', nameTh: 'สยาม', line: 'bts_sukhumvit' }
  const [near] = stations('Siam', 'bts_silom')
  const project = {
    ...unit.project,
    nearestStation: nearest,
    distanceToStation: 90,
    nearbyStations: near ? [near] : [],
  }
  expect(cardUnit({ ...unit, project }).stations).toEqual([
    { name: 'Siam', lines: ['bts_sukhumvit', 'bts_silom'], metres: 90 },
  ])
})

test('the station searched for comes first, then the nearest', () => {
  const [near] = stations('Siam', 'bts_silom')
  const nearest = { id: 90, stationId: 90, name: 'Sam Yan', nameTh: 'สามย่าน', line: 'mrt_blue' }
  const project = {
    ...unit.project,
    nearestStation: nearest,
    distanceToStation: 90,
    nearbyStations: near ? [{ ...nearest, walkingDistance: 90, walkingTime: 2 }, near] : [],
  }
  const stationTexts = (stationId?: number) =>
    cardUnit({ ...unit, project }, stationId ? { stationId } : {}).stations.map(
      ({ name, metres }) => `${name} ${metres}`,
    )
  expect(stationTexts()).toEqual(['Sam Yan 90'])
  expect(stationTexts(49)).toEqual(['Siam 120', 'Sam Yan 90'])
  expect(stationTexts(90)).toEqual(['Sam Yan 90'])
})

test('the figure searched for comes first, with its price per sqm', () => {
  const both = {
    ...unit,
    listingType: 'rent_sell',
    price: 4_000_000,
    rentAmount: 25_000,
    size: 50,
  } as const
  const lead = (home: typeof unit, listingType?: 'rent' | 'sale') => {
    const { figures, perSqm } = cardUnit(home, listingType ? { listingType } : {})
    return [...figures, perSqm]
  }
  const [price, rent] = ['4.0M THB', '25,000 THB/month']
  expect(lead(both)).toEqual([price, rent, '80,000 THB per sqm'])
  expect(lead(both, 'sale')).toEqual([price, rent, '80,000 THB per sqm'])
  expect(lead(both, 'rent')).toEqual([rent, price, '500 THB/month per sqm'])
  // A price stored with a unit that is only for rent is not shown.
  expect(lead({ ...both, listingType: 'rent' })).toEqual([rent, '500 THB/month per sqm'])
})

test('a card contains only what it shows', () => {
  expect(JSON.stringify(cardUnit(unit)).length).toBeLessThan(600)
  expect(cardUnit(unit)).not.toHaveProperty('description')
})

function places(...names: string[]) {
  return names.map((name, i) => ({
    id: i + 1,
    parkId: i + 1,
    mallId: i + 1,
    name,
    walkingDistance: 100 * (i + 1),
    walkingTime: i + 2,
  }))
}

function stations(name: string, line: string) {
  return [{ id: 49, stationId: 49, name, line, walkingDistance: 120, walkingTime: 2 }]
}
