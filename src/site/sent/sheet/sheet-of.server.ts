import { unitTexts } from '../../../records/units/rules/words/unit-texts.ts'
import { bedroomsText } from '../../../records/units/site/format-bedrooms.ts'
import { floorText } from '../../../records/units/site/format-floor.ts'
import { counted } from '../../../shared/counted.ts'
import { formatDate } from '../../../shared/dates.ts'
import { formatWayOnFoot } from '../../../shared/distance.ts'
import { type Language, textsIn } from '../../../shared/language.ts'
import { formatSqm } from '../../../shared/money.ts'
import { accentTones } from '../../../team/agency/rules/accent.ts'
import type { Agency as AgencyRecord } from '../../../team/agency/rules/agency.ts'
import { clientPageTexts } from '../../client-page/client-page-texts.ts'
import type { SentHome, SentHomes, ShownHome } from '../sent-home.ts'
import { sentTexts } from '../sent-texts.ts'
import { SHEET_FONTS } from './make-sheet.server.ts'
import type { Sheet, SheetHome } from './sheet.server.ts'

type Agency = Pick<AgencyRecord, 'name' | 'nameTh' | 'phone' | 'email' | 'accent'>
type Pictures = Pick<SheetHome, 'pictures' | 'thumb'>

/** The words of the PDF: those of the page, and no others. `only` is the number of the one home that is wanted. */
export function sheetOf(
  sent: SentHomes,
  {
    language,
    agency,
    url,
    only,
    colours,
    pictures,
    logo,
    photo,
  }: {
    language: Language
    agency: Agency
    url: string
    only: number | null
    /** The colours of the lines by their ids. */
    colours: ReadonlyMap<string, string>
    pictures: ReadonlyMap<number, Pictures>
  } & Pick<Sheet, 'logo' | 'photo'>,
): Sheet {
  const texts = textsIn(language, sentTexts)
  const common = textsIn(language, clientPageTexts)
  const wanted = sent.homes.filter(({ number }) => only === null || number === only)
  const homes = wanted.map((each): SheetHome => {
    const own = pictures.get(each.number) ?? { pictures: [], thumb: null }
    return { ...wordsOf(each, language, colours), ...own }
  })
  return {
    fonts: SHEET_FONTS,
    language: language.tag,
    ...{ logo, photo, accent: accentTones[agency.accent].light.text },
    title: texts.title(sent.homes.length),
    by: sent.sender ? texts.chosenBy(sent.sender) : '',
    agency: (language.tag === 'th' && agency.nameTh) || agency.name,
    contact: `${sent.person.phone ?? agency.phone}  ·  ${agency.email}`,
    url,
    until: common.until(formatDate(sent.endsAt, language)),
    page: texts.page('{n}', '{m}'),
    homes,
    parts: only === null ? 'list and homes' : 'homes',
  }
}

function wordsOf(each: SentHome, language: Language, colours: ReadonlyMap<string, string>) {
  const texts = textsIn(language, sentTexts)
  const common = textsIn(language, clientPageTexts)
  const { number } = each
  if (each.state !== 'shown') {
    const nothing = {
      price: '',
      more: '',
      facts: '',
      station: null,
      confirmed: '',
      description: '',
    }
    const gone = texts[each.state](number)
    return { number, title: common.home(number), gone, ...nothing, rows: [], features: [] }
  }
  const { home } = each
  const [price = '', ...more] = home.figures
  return {
    number,
    title: home.name ?? common.home(number),
    gone: null,
    price,
    more: [...more, home.perSqm].filter(Boolean).join(' · '),
    facts: factsLine(home, language),
    station: home.station && {
      text: stationLine(home.station, language),
      colours: home.station.lines.map((line) => colours.get(line) ?? '#5f6878'),
    },
    confirmed: home.confirmed ?? '',
    rows: home.facts,
    features: home.features,
    description: home.description ?? '',
  }
}

function factsLine(home: ShownHome, language: Language): string {
  const { bedrooms, bathrooms, size, floor, status } = home
  return [
    bedroomsText(bedrooms, language),
    counted(bathrooms, 'bath', language),
    formatSqm(size, language),
    floor !== null && floorText(floor, language),
    status !== 'available' && textsIn(language, unitTexts).reserved,
  ]
    .filter(Boolean)
    .join(' · ')
}

function stationLine(
  { name, metres }: NonNullable<ShownHome['station']>,
  language: Language,
): string {
  return metres === null ? name : `${name}  ·  ${formatWayOnFoot(metres, language)}`
}
