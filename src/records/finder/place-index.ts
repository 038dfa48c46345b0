import type { Atlas, AtlasRoad, AtlasStation } from '../../city/places/atlas.ts'
import { areaOf } from '../../city/places/district-of.ts'
import { roadLine } from '../../city/places/road-line.ts'
import { nameOf, withoutBrackets } from '../../city/places/rules/name-match.ts'
import { Line, STATION_RADIUS } from '../../city/places/rules/place.ts'
import { roadName } from '../../city/places/rules/road-name.ts'
import { writePoint } from '../../city/rail/rules/points.ts'
import type { Point } from '../../shared/distance.ts'
import { type Area, Areas } from '../projects/rules/project-sets.ts'
import { NEAR_METERS } from '../units/rules/near.ts'
import { unitSearchQuery } from '../units/rules/query.ts'
import { CITY } from './listed-homes.ts'
import { type NamedPlace, namesOf } from './named-place.ts'
import type { PlaceKindId } from './rules/place-kind.ts'
import { withChinese } from './with-chinese.ts'

const cache = new WeakMap<Atlas, readonly NamedPlace[]>()

/** Every place of the atlas except numbered sois (`soi-index.ts`), made once. */
export function placesOf(atlas: Atlas): readonly NamedPlace[] {
  const cached = cache.get(atlas)
  if (cached) return cached
  const places = [
    city,
    ...cityAreas(atlas),
    ...stations(atlas),
    ...lines(atlas),
    ...areas(atlas),
    ...landmarks(atlas),
    ...atlas.roads.filter((road) => !isLane(road)).map((road) => roadPlace(atlas, road)),
  ]
  const named = places.map((place) => withChinese(atlas, place))
  cache.set(atlas, named)
  return named
}

/** A road that is called a soi, or is a numbered soi of another road. */
export function isLane({ twin, name }: AtlasRoad): boolean {
  return twin !== null || name.startsWith('Soi ')
}

/** The search around a point, and its reach. */
export function around(point: Point, name: string): Pick<NamedPlace, 'search' | 'reach'> {
  const near = writePoint({ ...point, name })
  return {
    search: unitSearchQuery({ near }),
    reach: { around: point, metres: NEAR_METERS.initial },
  }
}

const nothing = { short: [], hints: [] } as const

const CITY_NAMES = [
  ...['bangkok', 'bkk', 'krung thep', 'krung thep maha nakhon', 'all of bangkok', 'everywhere'],
  ...['กรุงเทพ', 'กรุงเทพฯ', 'กรุงเทพมหานคร', 'กทม', 'ทั่วกรุงเทพ', 'ทั่วกรุงเทพฯ'],
]

/** Every home. Only its whole name finds it: more is the beginning of another place's. */
const city: NamedPlace = {
  ...{ kind: 'city', id: null, name: 'All of Bangkok', nameTh: 'ทั่วกรุงเทพฯ', ...CITY, ...nothing },
  names: CITY_NAMES.map((name) => nameOf(name, { isCode: true })),
  search: '',
  reach: { everywhere: true },
  leads: true,
  within: '',
}

/** What people type who mean an area; `leads` where a station only has its name from it. */
const AREAS: Record<Area, { names: string[]; nameTh: string; leads: boolean }> = {
  sukhumvit: { names: ['Sukhumvit', 'สุขุมวิท', '素坤逸', '苏坤蔚'], nameTh: 'สุขุมวิท', leads: true },
  silom: {
    names: ['Silom', 'สีลม', 'Sathorn', 'สาทร', '是隆', '席隆', '沙吞', '沙通'],
    nameTh: 'สีลมและสาทร',
    leads: true,
  },
  thonglor: {
    names: ['Thonglor', 'ทองหล่อ', 'Ekkamai', 'เอกมัย', '通罗', '亿甲迈'],
    nameTh: 'ทองหล่อและเอกมัย',
    leads: false,
  },
  chatuchak: {
    names: ['Chatuchak', 'จตุจักร', 'Phaya Thai', 'พญาไท', '乍都乍'],
    nameTh: 'จตุจักรและพญาไท',
    leads: false,
  },
}

function cityAreas(atlas: Atlas): NamedPlace[] {
  return Areas.ids.flatMap((id): NamedPlace[] => {
    const { names, nameTh, leads } = AREAS[id]
    const name = Areas.labels[id]
    const [middle] = atlas.roads.filter((road) => road.name === names[0])
    const { latitude, longitude } = middle ?? CITY
    return [
      {
        ...{ kind: 'area', id, name, nameTh, latitude, longitude, leads },
        ...namesOf('area', [name, nameTh], names),
        hints: [],
        search: `area=${id}`,
        reach: { area: id },
        within: 'Bangkok',
      },
    ]
  })
}

/** Stations of one name once, with the first platform's id. */
function stations(atlas: Atlas): NamedPlace[] {
  const byName = Map.groupBy(atlas.stations, ({ name }) => name)
  return [...byName.values()].flatMap((platforms) => {
    const [first] = platforms
    return first ? [station(atlas, first, platforms)] : []
  })
}

function station(
  { chinese }: Atlas,
  first: AtlasStation,
  platforms: readonly AtlasStation[],
): NamedPlace {
  const { id, name, nameTh, latitude, longitude } = first
  const lineIds = [...new Set(platforms.map(({ line }) => line))]
  const { names } = namesOf('station', [name, nameTh], first.aliases)
  const codes = new Set(platforms.map(({ code }) => code))
  const others = [...codes].flatMap((code) => chinese.get(`station ${code}`) ?? [])
  return {
    ...{ kind: 'station', id, name, nameTh, latitude, longitude, lines: lineIds },
    names: [
      ...names,
      ...[...codes].map((code) => nameOf(code, { isOwn: false, isCode: true })),
      ...[...new Set(others)].map((other) => nameOf(other, { isOwn: false })),
    ],
    short: [],
    hints: first.foundBy.map((hint) => nameOf(hint, { isOwn: false })),
    search: `stationId=${id}`,
    reach: { around: first, metres: STATION_RADIUS },
    within: lineIds.map(lineName).join(' and '),
  }
}

function lineName(id: string): string {
  const line = Line.read(id)
  return line ? Line.labels[line].replace(/ Line$/, '') : id
}

function lines(atlas: Atlas): NamedPlace[] {
  return Line.ids.flatMap((id): NamedPlace[] => {
    const onLine = atlas.stations.filter(({ line }) => line === id)
    const middle = onLine[Math.floor(onLine.length / 2)]
    const [first, last] = [onLine[0], onLine.at(-1)]
    if (!middle || !first || !last) return []
    const { latitude, longitude } = middle
    const name = Line.labels[id]
    return [
      {
        ...{ kind: 'line', id, name, nameTh: LINES_TH[id], latitude, longitude },
        ...namesOf('line', [name, LINES_TH[id]], LINE_ALIASES[id]),
        hints: [],
        search: `line=${id}`,
        reach: { line: id },
        within: `${first.name} to ${last.name}`,
      },
    ]
  })
}

const LINES_TH: Record<(typeof Line.ids)[number], string> = {
  bts_sukhumvit: 'บีทีเอส สายสุขุมวิท',
  bts_silom: 'บีทีเอส สายสีลม',
  mrt_blue: 'เอ็มอาร์ที สายสีน้ำเงิน',
  mrt_purple: 'เอ็มอาร์ที สายสีม่วง',
  arl: 'แอร์พอร์ต เรล ลิงก์',
  bts_gold: 'บีทีเอส สายสีทอง',
  mrt_yellow: 'เอ็มอาร์ที สายสีเหลือง',
  mrt_pink: 'เอ็มอาร์ที สายสีชมพู',
  srt_dark_red: 'สายสีแดงเข้ม',
  srt_light_red: 'สายสีแดงอ่อน',
}

const LINE_ALIASES: Record<(typeof Line.ids)[number], string[]> = {
  bts_sukhumvit: ['Sukhumvit Line', 'สายสุขุมวิท', 'Light Green Line', 'สายสีเขียวอ่อน'],
  bts_silom: ['Silom Line', 'สายสีลม', 'Dark Green Line', 'สายสีเขียวเข้ม'],
  mrt_blue: ['Blue Line', 'สายสีน้ำเงิน', 'รถไฟฟ้าสายสีน้ำเงิน'],
  mrt_purple: ['Purple Line', 'สายสีม่วง', 'รถไฟฟ้าสายสีม่วง'],
  arl: ['ARL', 'Airport Link', 'แอร์พอร์ตลิงก์', 'แอร์พอร์ตลิงค์', 'แอร์พอร์ตเรลลิงก์', 'แอร์พอร์ตเรลลิงค์'],
  bts_gold: ['Gold Line', 'สายสีทอง', 'รถไฟฟ้าสายสีทอง'],
  mrt_yellow: ['Yellow Line', 'สายสีเหลือง', 'รถไฟฟ้าสายสีเหลือง'],
  mrt_pink: ['Pink Line', 'สายสีชมพู', 'รถไฟฟ้าสายสีชมพู'],
  srt_dark_red: ['Dark Red Line', 'Red Line', 'สายสีแดง', 'สายสีแดงเข้ม', 'รถไฟฟ้าสายสีแดง'],
  srt_light_red: ['Light Red Line', 'Red Line', 'สายสีแดง', 'สายสีแดงอ่อน', 'รถไฟฟ้าสายสีแดง'],
}

function areas(atlas: Atlas): NamedPlace[] {
  const districts = atlas.districts.map(
    ({ id, name, nameTh, aliases, province, latitude, longitude }): NamedPlace => ({
      ...{ kind: 'district', id, name, nameTh, latitude, longitude },
      ...namesOf(
        'district',
        [name, nameTh],
        aliases.filter((alias) => alias !== province),
      ),
      hints: [nameOf(province, { isOwn: false })],
      search: `districtId=${id}`,
      reach: { districtId: id },
      within: province,
    }),
  )
  const nameOfDistrict = new Map(atlas.districts.map(({ id, name }) => [id, name]))
  const subdistricts = atlas.subdistricts.map(
    ({ id, name, nameTh, aliases, districtId, latitude, longitude }): NamedPlace => ({
      ...{ kind: 'subdistrict', id, name, nameTh, latitude, longitude },
      ...namesOf('subdistrict', [name, nameTh], aliases),
      hints: [],
      search: `subdistrictId=${id}`,
      reach: { subdistrictIds: [id] },
      within: nameOfDistrict.get(districtId) ?? '',
    }),
  )
  const neighbourhoods = atlas.neighbourhoods.map(
    ({ id, name, nameTh, aliases, districtId, latitude, longitude }): NamedPlace => ({
      ...{ kind: 'neighbourhood', id, name, nameTh, latitude, longitude },
      ...namesOf('neighbourhood', [name, nameTh], aliases),
      hints: [],
      ...around({ latitude, longitude }, name),
      within: (districtId !== null && nameOfDistrict.get(districtId)) || null,
    }),
  )
  return [...districts, ...subdistricts, ...neighbourhoods, ...postcodes(atlas)]
}

function postcodes(atlas: Atlas): NamedPlace[] {
  const byCode = Map.groupBy(
    atlas.subdistricts.filter(({ postalCode }) => postalCode),
    ({ postalCode }) => postalCode ?? '',
  )
  const nameOfDistrict = new Map(atlas.districts.map(({ id, name }) => [id, name]))
  return [...byCode].flatMap(([code, members]): NamedPlace[] => {
    const [first] = members
    if (!first) return []
    const ids = members.map(({ id }) => id)
    const districts = new Set(members.map(({ districtId }) => nameOfDistrict.get(districtId)))
    return [
      {
        ...{ kind: 'postcode', id: code, name: code, nameTh: null, ...nothing },
        ...{ latitude: first.latitude, longitude: first.longitude },
        names: [nameOf(code, { isOwn: true, isCode: true })],
        search: `subdistrictId=${ids.join(',')}`,
        reach: { subdistrictIds: ids },
        within: [...districts].join(' and '),
      },
    ]
  })
}

function landmarks(atlas: Atlas): NamedPlace[] {
  return [...atlas.landmarks, ...atlas.destinations].map((landmark): NamedPlace => {
    const { id, name, nameTh, aliases, latitude, longitude } = landmark
    const kind: PlaceKindId = landmark.kind === 'school' ? landmark.type : landmark.kind
    return {
      ...{ kind, id, name, nameTh, latitude, longitude },
      ...namesOf(kind, [name, nameTh], aliases),
      hints: [],
      ...around({ latitude, longitude }, withoutBrackets(name)),
      within: null,
    }
  })
}

/** The search along a road, and its reach; around a point where its line is not known. */
export function along(
  road: AtlasRoad,
  point: Point,
  name: string,
): Pick<NamedPlace, 'search' | 'reach'> {
  if (!roadLine(road)) return around(point, name)
  return { search: `roadId=${road.id}`, reach: { roadId: road.id } }
}

function roadPlace(atlas: Atlas, road: AtlasRoad): NamedPlace {
  const { id, name, nameTh, aliases, course, ...middle } = road
  const { latitude, longitude } = course[Math.floor(course.length / 2)] ?? middle
  const point = { latitude, longitude }
  const shown = roadName(name)
  return {
    ...{ kind: 'road', id, name: shown, nameTh: `ถนน${nameTh}`, ...point },
    ...namesOf('road', [name, nameTh], [shown, `ถนน${nameTh}`, ...aliases]),
    hints: [],
    ...along(road, point, shown),
    within: endsOf(atlas, course.length > 0 ? course : [point]),
  }
}

/** `Pathum Wan to Bang Na`: the districts in which a road begins and ends. */
function endsOf(atlas: Atlas, course: readonly Point[]): string {
  const districts = [course[0], course.at(-1)].map(
    (end) => (end && areaOf(atlas, end)?.district.name) ?? '',
  )
  return [...new Set(districts.filter(Boolean))].join(' to ')
}
