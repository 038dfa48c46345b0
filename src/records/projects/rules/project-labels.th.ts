import type { Translation } from '../../../shared/language.ts'
import type {
  Areas,
  BuiltYears,
  Facilities,
  PetPolicies,
  ProjectSorts,
  PropertyTypes,
} from './project-sets.ts'

export const propertyTypesThai: Translation<typeof PropertyTypes.texts> = {
  id: 'PropertyTypes',
  condo: 'คอนโด',
  apartment: 'อพาร์ตเมนต์',
  house: 'บ้าน',
  townhouse: 'ทาวน์เฮาส์',
}

export const petPoliciesThai: Translation<typeof PetPolicies.texts> = {
  id: 'PetPolicies',
  small_pet_allowed: 'เลี้ยงสัตว์เล็กได้',
  medium_pet_allowed: 'เลี้ยงสัตว์ขนาดกลางได้',
  not_allowed: 'ห้ามเลี้ยงสัตว์',
}

export const facilitiesThai: Translation<typeof Facilities.texts> = {
  id: 'Facilities',
  '24_hours_security': 'รักษาความปลอดภัย 24 ชั่วโมง',
  car_park: 'ที่จอดรถ',
  community_garden: 'สวนส่วนกลาง',
  gymnasium: 'ฟิตเนส',
  lounge: 'เลานจ์',
  co_working_area: 'พื้นที่ทำงานร่วม',
  onsen: 'ออนเซ็น',
  spa: 'สปา',
  meeting_room: 'ห้องประชุม',
  sky_lounge: 'สกายเลานจ์',
  swimming_pool: 'สระว่ายน้ำ',
  tennis_court: 'สนามเทนนิส',
  squash_court: 'สนามสควอช',
  football_pitch: 'สนามฟุตบอล',
  luxury: 'ระดับหรู',
  rooftop_access: 'ดาดฟ้า',
}

export const areasThai: Translation<typeof Areas.texts> = {
  id: 'Areas',
  sukhumvit: 'สุขุมวิท',
  silom: 'สีลม-สาทร',
  thonglor: 'ทองหล่อ-เอกมัย',
  chatuchak: 'จตุจักร-พญาไท',
}

export const builtYearsThai: Translation<typeof BuiltYears.texts> = {
  id: 'BuiltYears',
  before_2000: 'ก่อน พ.ศ. 2543',
  '2000_2009': 'พ.ศ. 2543-2552',
  '2010_2019': 'พ.ศ. 2553-2562',
  '2020_after': 'พ.ศ. 2563 เป็นต้นไป',
}

export const projectSortsThai: Translation<typeof ProjectSorts.texts> = {
  id: 'ProjectSorts',
  newest: 'ล่าสุด',
  name: 'ชื่อ ก-ฮ',
  name_desc: 'ชื่อ ฮ-ก',
  built_new: 'สร้างใหม่ที่สุด',
  built_old: 'สร้างเก่าที่สุด',
  units: 'ยูนิตมากที่สุด',
  units_few: 'ยูนิตน้อยที่สุด',
  station: 'ใกล้สถานีที่สุด',
  station_far: 'ไกลสถานีที่สุด',
}
