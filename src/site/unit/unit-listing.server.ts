import { builtYear } from '../../records/projects/rules/built-year.ts'
import {
  Facilities,
  PetPolicies,
  type PropertyType,
} from '../../records/projects/rules/project-sets.ts'
import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { Furnishings } from '../../records/units/rules/unit-sets.ts'
import { withProjectDefaults } from '../../records/units/rules/with-project-defaults.ts'
import { unitName } from '../../records/units/site/unit-name.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { unitPath } from '../../shared/paths.ts'
import { schemaOrg, type Thing } from '../seo/thing.server.ts'
import { postalAddress } from './postal-address.server.ts'

const types: Record<PropertyType, string> = {
  condo: 'Apartment',
  apartment: 'Apartment',
  house: 'House',
  townhouse: 'House',
}

// GoodRelations values for schema.org's businessFunction.
const SELL = 'http://purl.org/goodrelations/v1#Sell'
const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut'
// UN/CEFACT unit codes.
const SQUARE_METRE = 'MTK'
const MONTH = 'MON'

/** A unit as a schema.org listing with its offers, all of the same home. */
export function unitListing(
  unit: PublicUnit,
  about: {
    origin: string
    today: string
    /** The day it was entered, `YYYY-MM-DD`. */
    posted: string
    name: string
    description: string
    agency: Thing
  },
): Thing {
  const { origin, name, description, today, posted } = about
  const url = origin + unitPath(unit.id)
  const [first, ...others] = offers(unit, url, today, about.agency)
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name,
    description,
    inLanguage: 'en',
    datePosted: posted,
    image: pictures(unit, origin),
    offers: [
      { ...first, '@type': 'Offer', itemOffered: home(unit, url) },
      ...others.map((offer) => ({
        ...offer,
        itemOffered: { '@type': type(unit), '@id': at(url) },
      })),
    ],
  }
}

/** The offers to buy, to rent, or both; prices in baht. */
function offers(unit: PublicUnit, url: string, today: string, seller: Thing): Thing[] {
  const isAvailable = unit.status === 'available'
  const since = unit.availabilityDate && bangkokDate(unit.availabilityDate)
  const shared = {
    url,
    availability: schemaOrg(isAvailable ? 'InStock' : 'Reserved'),
    availabilityStarts: isAvailable && since && since > today ? since : undefined,
    seller,
  }
  const result: Thing[] = []
  if (unit.listingType !== 'rent' && unit.price !== null) {
    const sale = { businessFunction: SELL, price: unit.price, priceCurrency: 'THB' }
    result.push({ '@type': 'Offer', ...sale, ...shared })
  }
  if (unit.listingType !== 'sell' && unit.rentAmount !== null) {
    result.push({
      '@type': 'Offer',
      businessFunction: LEASE_OUT,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: unit.rentAmount,
        priceCurrency: 'THB',
        unitCode: MONTH,
        unitText: 'month',
      },
      ...shared,
    })
  }
  return result
}

function home(unit: PublicUnit, url: string): Thing {
  const { project } = unit
  const { petAllowed: pets, smokingAllowed } = withProjectDefaults(unit)
  return {
    '@type': type(unit),
    '@id': at(url),
    name: unitName(project.name, unit.unitNumber),
    description: unit.description ?? undefined,
    numberOfBedrooms: unit.bedrooms,
    numberOfBathroomsTotal: unit.bathrooms,
    floorSize: { '@type': 'QuantitativeValue', value: unit.size, unitCode: SQUARE_METRE },
    floorLevel: unit.floor === null ? undefined : String(unit.floor),
    yearBuilt: builtYear(project.yearBuilt) ?? undefined,
    petsAllowed:
      pets === null ? undefined : pets === 'not_allowed' ? false : PetPolicies.labels[pets],
    smokingAllowed: smokingAllowed ?? undefined,
    amenityFeature: features(unit),
    address: postalAddress(project.address),
    geo: geo(project),
  }
}

function features({ furnishing, project }: PublicUnit): Thing[] {
  const names = [...project.facilities.map((id) => Facilities.labels[id]), ...project.amenities]
  const found: Thing[] = names.map((name) => feature(name, true))
  if (furnishing) found.unshift(feature('Furnishing', Furnishings.labels[furnishing]))
  return found
}

function feature(name: string, value: boolean | string): Thing {
  return { '@type': 'LocationFeatureSpecification', name, value }
}

function geo({ latitude, longitude }: PublicUnit['project']): Thing | undefined {
  if (latitude === null || longitude === null) return undefined
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

function pictures(unit: PublicUnit, origin: string): string[] {
  return [...new Set([...unit.images, ...unit.project.images])].map((image) => origin + image)
}

function type(unit: PublicUnit): string {
  const propertyType = withProjectDefaults(unit).propertyType
  return propertyType ? types[propertyType] : 'Accommodation'
}

function at(url: string): string {
  return `${url}#home`
}
