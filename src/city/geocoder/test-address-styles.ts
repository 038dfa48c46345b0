type Name = { name: string; nameTh: string }
/** The parts of an address, before it is written. */
export type AddressParts = {
  road: Name
  soi?: string
  subdistrict?: Name & { postalCode: string | null }
  district?: Name & { province: string; provinceTh: string }
}

type Style = (parts: Written) => string
type Written = {
  en: Names
  th: Names
  soi: string | undefined
  house: string
  postcode: string
}
type Names = { road: string; subdistrict: string; district: string; province: string }

/** Writes an address in one of the styles, which rotate with the number. */
export function writeAddress(parts: AddressParts, number: number): string {
  const { road, subdistrict, district } = parts
  const written: Written = {
    en: {
      road: road.name,
      subdistrict: subdistrict?.name ?? '',
      district: district?.name ?? '',
      province: district?.province ?? 'Bangkok',
    },
    th: {
      road: road.nameTh,
      subdistrict: subdistrict?.nameTh ?? '',
      district: district?.nameTh ?? '',
      province: district?.provinceTh ?? 'กรุงเทพมหานคร',
    },
    soi: parts.soi,
    house: HOUSES[number % HOUSES.length] ?? '',
    postcode: subdistrict?.postalCode ?? '',
  }
  const styles = parts.soi === undefined ? ROAD_STYLES : SOI_STYLES
  return styles[number % styles.length]?.(written).replace(/\s+/g, ' ').trim() ?? ''
}

const HOUSES = ['99/1', '', '1577', '', '28', '570', '', '2/14-15', '389', '']

const SOI_STYLES: Style[] = [
  ({ en, soi, house, postcode }) =>
    commas(`${house} ${en.road} ${soi}`, en.subdistrict, en.district, `${en.province} ${postcode}`),
  ({ th, soi, house, postcode }) =>
    `${house} ซอย${th.road} ${soi} ${khwaeng(th)} ${khet(th)} ${th.province} ${postcode}`,
  ({ en, soi, house }) => `${house} Soi ${en.road} ${soi} ${en.subdistrict} ${en.district}`,
  ({ en, soi, postcode }) =>
    commas(`${en.road} ${soi} Alley`, en.subdistrict, `${en.district}, Bangkok ${postcode}`),
  ({ th, soi, house }) => `${house} ถ.${th.road} ซ.${soi} ข.${th.district}`,
  ({ en, soi, house }) => commas(`${house} ${en.road} Rd.`, `Soi ${soi}`, en.district, 'Bangkok'),
  ({ en, soi }) => `${misspelt(en.road)} Soi ${soi}, ${en.district}`,
  ({ th, soi }) => `${khet(th)} ${khwaeng(th)} ถนน${th.road} ซอย ${soi}`,
  ({ en, soi, house }) =>
    commas('Bangkok', en.district, en.subdistrict, `${en.road} ${soi}`, house),
  ({ en, soi }) => glued(en.road.replace(/[ -]/g, '').toLowerCase(), soi),
  ({ th, soi }) => glued(th.road, soi),
  ({ en, soi, house, postcode }) =>
    commas(
      `${house} Soi ${soi}`,
      `${en.road} Road`,
      `Khwaeng ${en.subdistrict}`,
      `Khet ${en.district}`,
      `Krung Thep Maha Nakhon ${postcode}`,
    ),
]

const ROAD_STYLES: Style[] = [
  ({ en, house, postcode }) =>
    commas(`${house} ${en.road} Road`, en.subdistrict, en.district, `${en.province} ${postcode}`),
  ({ th, house, postcode }) =>
    `${house} ถนน${th.road} ${khwaeng(th)} ${khet(th)} ${th.province} ${postcode}`,
  ({ th, house }) => `${house} ถ.${th.road} ${th.subdistrict} ${th.district}`,
  ({ en, house, postcode }) =>
    commas(`${house} ${en.road} Rd`, `${en.subdistrict} ${en.district}`, `Bangkok ${postcode}`),
  ({ en, house }) => `${house} ${en.road} ${en.district} ${en.subdistrict}`,
  ({ en, house }) => `${house} ${misspelt(en.road)} Road, ${en.subdistrict}, ${en.district}`,
  ({ th, house }) => `${th.province} ${khet(th)} ${khwaeng(th)} ถนน${th.road} ${house}`,
  ({ en, house, postcode }) =>
    commas(
      `${house} Thanon ${en.road}`,
      `Khwaeng ${en.subdistrict || en.district}`,
      `Khet ${en.district}`,
      `Krung Thep Maha Nakhon ${postcode}`,
    ),
  ({ en }) => commas('Bangkok', en.district, en.subdistrict, `${en.road} Rd.`),
  ({ th, house }) => `${house} ${th.road} ${khwaeng(th)} ข.${th.district}`,
]

function commas(...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
}

function khwaeng({ subdistrict }: Names): string {
  return subdistrict && `แขวง${subdistrict}`
}

function khet({ district }: Names): string {
  return district && `เขต${district}`
}

/** `สุขุมวิท55`, but never two numbers together. */
function glued(road: string, soi = ''): string {
  return /[\divx]$/.test(road) ? `${road} soi ${soi}` : road + soi
}

/** A long name with one letter left out; short names would become ambiguous. */
function misspelt(name: string): string {
  const letters = name.search(/[a-z][^a-z]*$/)
  return letters < 9 ? name : name.slice(0, letters - 2) + name.slice(letters - 1)
}
