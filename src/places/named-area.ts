import type { Atlas, AtlasDistrict, AtlasSubdistrict } from './atlas.ts'
import { CLEAR, type Mention, SAID } from './read-address.ts'

/** The part of the city an address names, and the mentions that name it. */
export type NamedArea = {
  district: AtlasDistrict
  subdistrict: AtlasSubdistrict | null
  by: readonly Mention[]
}

/**
 * The subdistrict or district an address names, the likeliest first: a subdistrict together with its own
 * district is certain; else the last district, then the last subdistrict in every district that has one
 * of the name (Bang Kapi is a district, and a subdistrict of another). Names in the midst of unknown
 * words (Dusit Thani) do not count, and a province gives way to a district within it.
 */
export function namedAreas(atlas: Atlas, mentions: readonly Mention[]): NamedArea[] {
  const clear = mentions.filter(({ strength, soi }) => strength >= CLEAR && soi === null)
  const districts = clear.flatMap(districtsOf)
  const subdistricts = clear.flatMap(subdistrictsOf)
  for (const { mention, district } of districts.toReversed()) {
    const within = subdistricts.findLast(
      (one) => one.mention !== mention && one.subdistrict.districtId === district.id,
    )
    if (within) return [{ ...within, district, by: [within.mention, mention] }]
  }
  const named = last(districts.filter(({ isProvince }) => !isProvince)) ?? last(districts)
  const sub = last(subdistricts)
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

/** The districts of a postal code, which no name in the address speaks of. */
export function postalAreas(atlas: Atlas, code: string | null): NamedArea[] {
  return atlas.districts
    .filter(({ postalCodes }) => code !== null && postalCodes.includes(code))
    .map((district) => ({ district, subdistrict: null, by: [] }))
}

/** Whether an area is named by other words than this mention. */
export function isBeside(area: NamedArea | null, mention: Mention): boolean {
  return area !== null && !area.by.includes(mention)
}

/**
 * What is said to be a subdistrict says more than a bare name or a province's; and than a district that it does
 * not belong to, as it did before the district was divided. แขวงบางกะปิ เขตบางกะปิ only says the district twice.
 */
function outranks(
  sub: { mention: Mention; subdistrict: AtlasSubdistrict },
  named: { mention: Mention; district: AtlasDistrict; isProvince: boolean },
): boolean {
  const saysTwice = sub.subdistrict.nameTh === named.district.nameTh
  return named.isProvince || (sub.mention.strength === SAID && !saysTwice)
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

/** The last one said to be what it is, else the last. */
function last<Named extends { mention: Mention }>(all: readonly Named[]): Named | undefined {
  return all.findLast(({ mention }) => mention.strength === SAID) ?? all.at(-1)
}
