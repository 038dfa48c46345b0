import type { Translation } from '../../../shared/language.ts'
import type { FloorDirections, SearchListingTypes, Smoking, UnitSorts, YesNo } from './search.ts'
import type { Facings, Furnishings, ListingTypes, OwnershipTypes, Views } from './unit-sets.ts'

export const listingTypesThai: Translation<typeof ListingTypes.texts> = {
  id: 'ListingTypes',
  rent: 'ให้เช่า',
  sell: 'ขาย',
  rent_sell: 'ให้เช่าและขาย',
}

export const furnishingsThai: Translation<typeof Furnishings.texts> = {
  id: 'Furnishings',
  fully_furnished: 'ตกแต่งครบ',
  partially_furnished: 'ตกแต่งบางส่วน',
  unfurnished: 'ไม่ตกแต่ง',
  bare_shell: 'ห้องเปล่า',
}

export const ownershipTypesThai: Translation<typeof OwnershipTypes.texts> = {
  id: 'OwnershipTypes',
  freehold: 'กรรมสิทธิ์ขาด',
  leasehold: 'สิทธิการเช่า',
}

export const facingsThai: Translation<typeof Facings.texts> = {
  id: 'Facings',
  north: 'เหนือ',
  east: 'ตะวันออก',
  south: 'ใต้',
  west: 'ตะวันตก',
  south_east: 'ตะวันออกเฉียงใต้',
  south_west: 'ตะวันตกเฉียงใต้',
  north_east: 'ตะวันออกเฉียงเหนือ',
  north_west: 'ตะวันตกเฉียงเหนือ',
}

export const viewsThai: Translation<typeof Views.texts> = {
  id: 'Views',
  property_view: 'วิวโครงการ',
  unblock_view: 'วิวโล่ง ไม่โดนบัง',
  block_view: 'วิวโดนบัง',
  city_view: 'วิวเมือง',
  park_view: 'วิวสวน',
  lake_view: 'วิวทะเลสาบ',
  river_view: 'วิวแม่น้ำ',
  pool_view: 'วิวสระว่ายน้ำ',
  sky_line: 'วิวตึกสูง',
  view_360: 'วิว 360 องศา',
}

export const searchListingTypesThai: Translation<typeof SearchListingTypes.texts> = {
  id: 'SearchListingTypes',
  rent: 'ให้เช่า',
  sale: 'ขาย',
}

export const yesNoThai: Translation<typeof YesNo.texts> = {
  id: 'YesNo',
  yes: 'ใช่',
  no: 'ไม่ใช่',
}

export const smokingThai: Translation<typeof Smoking.texts> = {
  id: 'Smoking',
  allowed: 'สูบบุหรี่ได้',
  not_allowed: 'ห้ามสูบบุหรี่',
}

export const floorDirectionsThai: Translation<typeof FloorDirections.texts> = {
  id: 'FloorDirections',
  above: 'สูงกว่า',
  below: 'ต่ำกว่า',
}

export const unitSortsThai: Translation<typeof UnitSorts.texts> = {
  id: 'UnitSorts',
  newest: 'ล่าสุด',
  price_asc: 'ราคาต่ำสุด',
  price_desc: 'ราคาสูงสุด',
  size: 'ใหญ่ที่สุด',
  station: 'ใกล้สถานีที่สุด',
  sqm_price: 'ราคาต่อ ตร.ม. ต่ำสุด',
  minutes: 'ใช้เวลาน้อยที่สุด',
  distance: 'ใกล้ที่สุดก่อน',
}
