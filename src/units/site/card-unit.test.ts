import { expect, test } from 'vitest'
import { testApp } from '../../test-app.ts'
import { UnitDocument } from '../rules.ts'
import { aUnit } from '../test-factory.ts'
import { cardUnit } from './card-unit.ts'

const world = await testApp()
const { id } = await aUnit(world)
const unit = UnitDocument.parse((await world.request('GET', `/api/units/${id}`)).body)

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
})

test('a station of several lines is one, with all of them', () => {
  const nearest = { id: 24, stationId: 24, name: 'Siam', nameTh: 'สยาม', line: 'bts_sukhumvit' }
  const [near] = stations('Siam', 'bts_silom')
  const project = {
    ...unit.project,
    nearestStation: nearest,
    distanceToStation: 90,
    nearbyStations: near ? [near] : [],
  }
  expect(cardUnit({ ...unit, project }).station).toEqual({
    name: 'Siam',
    lines: ['bts_sukhumvit', 'bts_silom'],
    metres: 90,
  })
})

test('a card carries nothing that it does not show', () => {
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
