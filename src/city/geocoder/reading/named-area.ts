import type { Atlas, AtlasDistrict, AtlasSubdistrict } from '../../places/atlas.ts'
import { CLEAR, EXPLICIT, type Mention } from './read-address.ts'

/** The part of the city that an address names, and the mentions that name it. */
export type NamedArea = {
  district: AtlasDistrict
  subdistrict: AtlasSubdistrict | null
  by: readonly Mention[]
}

/**
 * The subdistricts or districts an address names, the likeliest first. A subdistrict together with
 * its own district is certain; else the last district, then the last subdistrict in every district
 * that has one of this name (Bang Kapi is a district, and also a subdistrict of another one). Names
 * among unknown words (Dusit Thani) do not count, and a district is preferred to its province.
 */
export function namedAreas(atlas: Atlas, mentions: readonly Mention[]): NamedArea[] {
  const clear = mentions.filter(({ strength, soi }) => strength >= CLEAR && soi === null)
  const districts = clear.flatMap(districtsOf)
  const subdistricts = clear.flatMap(subdistrictsOf)
  for (const { mention, district } of districts.toReversed()) {
    const within = subdistricts.findLast(
      (named) => named.mention !== mention && named.subdistrict.districtId === district.id,
    )
    if (within) return [{ ...within, district, by: [within.mention, mention] }]
  }
  const named =
    lastExplicit(districts.filter(({ isProvince }) => !isProvince)) ?? lastExplicit(districts)
  const sub = lastExplicit(subdistricts)
  const byDistrict = named
    ? [{ district: named.district, subdistrict: null, by: [named.mention] }]
    : []
  const bySubdistrict = subdistricts
    .filter(({ mention }) => mention === sub?.mention)
    .flatMap(({ mention, subdistrict }) => {
      const district = atlas.districts.find(({ id }) => id === subdistrict.districtId)
      return district ? [{ district, subdistrict, by: [mention] }] : []
    })
  const isSurer = named && sub && sub.mention !== named.mention && outranks(sub, named)
  return isSurer ? [...bySubdistrict, ...byDistrict] : [...byDistrict, ...bySubdistrict]
}

/** The districts of a postal code that no name in the address contradicts. */
export function postalAreas(atlas: Atlas, code: string | null): NamedArea[] {
  return atlas.districts
    .filter(({ postalCodes }) => code !== null && postalCodes.includes(code))
    .map((district) => ({ district, subdistrict: null, by: [] }))
}

/** Whether other words than this mention name the area. */
export function isBeside(area: NamedArea | null, mention: Mention): boolean {
  return area !== null && !area.by.includes(mention)
}

/**
 * An explicit subdistrict outranks a bare name or a province, and also a district that it does not
 * belong to: districts have been divided. แขวงบางกะปิ เขตบางกะปิ merely names the district twice.
 */
function outranks(
  sub: { mention: Mention; subdistrict: AtlasSubdistrict },
  named: { mention: Mention; district: AtlasDistrict; isProvince: boolean },
): boolean {
  const saysTwice = sub.subdistrict.nameTh === named.district.nameTh
  return named.isProvince || (sub.mention.strength === EXPLICIT && !saysTwice)
}

function districtsOf(mention: Mention) {
  return mention.entries.flatMap((entry) =>
    entry.kind === 'district'
      ? [{ mention, district: entry.place, isProvince: entry.isProvince }]
      : [],
  )
}

function subdistrictsOf(mention: Mention) {
  return mention.entries.flatMap((entry) =>
    entry.kind === 'subdistrict' ? [{ mention, subdistrict: entry.place }] : [],
  )
}

/** The last explicit one, else the last. */
function lastExplicit<Named extends { mention: Mention }>(
  areas: readonly Named[],
): Named | undefined {
  return areas.findLast(({ mention }) => mention.strength === EXPLICIT) ?? areas.at(-1)
}
