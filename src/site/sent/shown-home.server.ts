import { type LocalNames, localName } from '../../city/places/rules/local-name.ts'
import { builtYear } from '../../records/projects/rules/built-year.ts'
import { PetPolicies, PropertyTypes } from '../../records/projects/rules/project-sets.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { unitNumberKey } from '../../records/units/rules/unit-number.ts'
import { Facings, Furnishings, OwnershipTypes, Views } from '../../records/units/rules/unit-sets.ts'
import { withProjectDefaults } from '../../records/units/rules/with-project-defaults.ts'
import { unitTexts } from '../../records/units/rules/words/unit-texts.ts'
import { unitName } from '../../records/units/site/unit-name.ts'
import { priceLines, sqmPriceLine } from '../../records/units/site/unit-price.ts'
import { confirmationLine, isStale } from '../../shared/dates.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { type Language, textsIn } from '../../shared/language.ts'
import { unitPath } from '../../shared/paths.ts'
import type { ShownHome } from './sent-home.ts'
import { sentTexts } from './sent-texts.ts'

/** What the sender chose to show. */
export type Choices = { showUnitNumbers: boolean; showProjectNames: boolean }

/**
 * A home as a send shows it. Fields are copied one by one, so that a new field of a unit stays out. Without
 * the project's name, everything that tells the project is left out: its pictures, address and year, free
 * texts, and the link to the public page. Free texts that mention a hidden unit number are left out too.
 */
export function shownHome(
  unit: PublicUnit,
  choices: Choices,
  {
    language,
    names,
    today,
    searchedType,
  }: {
    language: Language
    names: LocalNames | undefined
    today: string
    /** What the reader looks for: its figures come first. */
    searchedType: UnitSearch['listingType']
  },
): ShownHome {
  const { showUnitNumbers, showProjectNames } = choices
  const { project, status, bedrooms, bathrooms, size, floor } = unit
  const isSayable = (text: string) =>
    showProjectNames && (showUnitNumbers || !mentions(text, unit.unitNumber))
  return {
    ...{ status, bedrooms, bathrooms, size, floor },
    name: nameOf(unit, choices, language),
    figures: priceLines(unit, searchedType, language),
    perSqm: sqmPriceLine(unit, searchedType, language),
    images: showProjectNames ? [...new Set([...unit.images, ...project.images])] : ownImages(unit),
    station: stationOf(unit, language, names),
    confirmed: confirmationLine(status, unit.availabilityDate, today, language),
    isStale: isStale(unit.availabilityDate, today),
    facts: factsOf(unit, showProjectNames, language),
    features: [...new Set([...unit.keyFeatures, ...unit.uniqueFeatures])].filter(isSayable),
    description: unit.description && isSayable(unit.description) ? unit.description : null,
    path: showUnitNumbers && showProjectNames ? unitPath(unit.id) : null,
  }
}

/** The pictures that are not the project's too: a façade tells it. */
function ownImages({ images, project }: PublicUnit): string[] {
  return images.filter((image) => !project.images.includes(image))
}

function nameOf(
  { project, unitNumber }: PublicUnit,
  { showUnitNumbers, showProjectNames }: Choices,
  language: Language,
): string | null {
  const name = localName(project, language)
  if (showProjectNames) return showUnitNumbers ? unitName(name, unitNumber, language) : name
  return showUnitNumbers ? textsIn(language, unitTexts).number(unitNumber) : null
}

function stationOf(
  { project }: PublicUnit,
  language: Language,
  names: LocalNames | undefined,
): ShownHome['station'] {
  const { nearestStation: near, nearbyStations, distanceToStation } = project
  if (!near) return null
  const lines = nearbyStations.filter(({ name }) => name === near.name).map(({ line }) => line)
  const name = localName({ name: near.name, nameTh: names?.stations.get(near.id) }, language)
  return { name, lines: [...new Set([near.line, ...lines])], metres: distanceToStation }
}

function factsOf(unit: PublicUnit, showProject: boolean, language: Language): ShownHome['facts'] {
  const texts = textsIn(language, sentTexts)
  const { project, ownershipType, propertyFacing, furnishing } = unit
  const { propertyType, petAllowed } = withProjectDefaults(unit)
  const year = showProject ? builtYear(project.yearBuilt) : null
  const facts = {
    [texts.address]: showProject && project.address,
    [texts.propertyType]: propertyType && labelOf(PropertyTypes, propertyType, language),
    [texts.furnishing]: furnishing && labelOf(Furnishings, furnishing, language),
    [texts.ownership]: ownershipType && labelOf(OwnershipTypes, ownershipType, language),
    [texts.facing]: propertyFacing && labelOf(Facings, propertyFacing, language),
    [texts.view]: unit.propertyView.map((view) => labelOf(Views, view, language)).join(', '),
    [texts.pets]: petAllowed && labelOf(PetPolicies, petAllowed, language),
    [texts.built]: year !== null && texts.year(year),
  }
  return Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Whether a text has the unit's number in any spelling: `A-1203` also as `A 1203`, `a1203` or in Thai digits. */
function mentions(text: string, unitNumber: string): boolean {
  return spelling(text).includes(spelling(unitNumber))
}

function spelling(text: string): string {
  return unitNumberKey(text.normalize('NFKC')).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
