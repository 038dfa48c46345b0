import type { Furnishing, ListingType } from '../units/rules.ts'
import type { Home, Terms } from './demo-unit.ts'
import { type Random, randomFrom } from './random.ts'

/** The terms of a home: what is asked for it follows from where it is, how large, how high and what it sees. */
export function termsOf(home: Home, wanted: Partial<Terms> = {}): Terms {
  const random = randomFrom(`terms of ${home.key}`)
  const listingType = wanted.listingType ?? listingTypeOf(random, home)
  const value = marketValue(random, home)
  const furnishing = wanted.furnishing ?? furnishingOf(random, home, listingType)
  return {
    listingType,
    price: listingType === 'rent' ? null : askingPrice(random, value),
    rentAmount: listingType === 'sell' ? null : monthlyRent(random, home, value, furnishing),
    furnishing,
    ownershipType: home.project.ownership,
    // Most owners leave pets and smoking to the house rules; some are stricter.
    petAllowed: random.chance(0.6) ? null : petRule(random, home),
    smokingAllowed: random.chance(0.7) ? null : home.project.smokingAllowed && random.chance(0.5),
  }
}

/** Baht a month that the present tenant of a home for sale pays: 5 per cent of its price a year. */
export function presentRent(price: number): number {
  const month = (price * 0.05) / 12
  return roundTo(month, month < 60_000 ? 500 : 5_000)
}

function listingTypeOf(random: Random, { project, isFirstSale, layout }: Home): ListingType {
  if (isFirstSale) return 'sell'
  if (project.ownership === null) return 'rent'
  const draw = random.share()
  if (layout === 'T' || layout === 'H' || layout === 'P') {
    return draw < 0.6 ? 'sell' : draw < 0.8 ? 'rent' : 'rent_sell'
  }
  return draw < 0.46 ? 'rent' : draw < 0.8 ? 'sell' : 'rent_sell'
}

/** Baht: the project's price per square metre, moved by floor, size, view and the owner's temper. */
function marketValue(random: Random, home: Home): number {
  const { project, floor, size, views, isFirstSale, layout } = home
  const height = floor === null ? 0 : (floor / project.buildingFloors - 0.5) * 0.14
  const small = layout === 'S' ? 0.05 : layout === '1' ? 0.02 : 0
  const water = views.includes('river_view') || views.includes('lake_view') ? 0.05 : 0
  const green = views.includes('park_view') ? 0.05 : 0
  const top = layout === 'P' ? 0.12 : 0
  const blocked = views.includes('block_view') ? -0.04 : 0
  const fresh = isFirstSale ? 0.06 : 0
  const temper = random.share() * 0.1 - 0.05
  const factor = 1 + height + small + water + green + top + blocked + fresh + temper
  return project.sqmPrice * size * factor
}

/** A price as people ask it: 4.29M, 8.9M, 31.5M. */
function askingPrice(random: Random, value: number): number {
  if (value >= 30_000_000) return roundTo(value, 500_000)
  if (value >= 10_000_000) return roundTo(value, 100_000)
  const even = roundTo(value, 50_000)
  return random.chance(0.4) ? even - 10_000 : even
}

/** Baht a month: 4.5 to 6 per cent of the value a year, less in dear houses, more for furniture. */
function monthlyRent(random: Random, home: Home, value: number, furnishing: Furnishing): number {
  const dear = Math.min(1, value / home.size / 300_000)
  const furnished = furnishing === 'fully_furnished' ? 0.15 : -0.1
  const yearly = 0.057 - dear * 0.01 + furnished / 100 + (random.share() - 0.5) * 0.004
  const month = (value * yearly) / 12
  if (month < 20_000) return roundTo(month, 500)
  if (month < 60_000) return roundTo(month, 1_000)
  return roundTo(month, month < 150_000 ? 5_000 : 10_000)
}

function furnishingOf(random: Random, home: Home, listingType: ListingType): Furnishing {
  const draw = random.share()
  if (home.isFirstSale) return draw < 0.7 ? 'partially_furnished' : 'unfurnished'
  if (home.layout === 'T' || home.layout === 'H') {
    if (listingType === 'sell' && draw < 0.3) return 'bare_shell'
    return draw < 0.5 ? 'unfurnished' : draw < 0.85 ? 'partially_furnished' : 'fully_furnished'
  }
  if (listingType !== 'sell') return draw < 0.86 ? 'fully_furnished' : 'partially_furnished'
  if (draw < 0.55) return 'fully_furnished'
  return draw < 0.85 ? 'partially_furnished' : 'unfurnished'
}

function petRule(random: Random, { project }: Home) {
  return random.chance(0.6) ? project.petAllowed : 'not_allowed'
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step
}
