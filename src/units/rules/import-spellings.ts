import { projectSpellings } from '../../projects/rules/import-spellings.ts'
import { type Spellings, spellingsOf } from '../../shared/fields/cells.ts'
import {
  Facings,
  Furnishings,
  ListingTypes,
  OwnershipTypes,
  UnitStatuses,
  Views,
} from './unit-sets.ts'

/** The spellings of a unit's values accepted in imported files, in English and Thai. */
export const unitSpellings: Spellings = new Map([
  ...projectSpellings,
  spellingsOf(ListingTypes, {
    rental: 'rent',
    lease: 'rent',
    เช่า: 'rent',
    ให้เช่า: 'rent',
    ขาย: 'sell',
    ...rentAndSale(),
    both: 'rent_sell',
  }),
  spellingsOf(UnitStatuses, {
    ว่าง: 'available',
    พร้อมอยู่: 'available',
    พร้อมเข้าอยู่: 'available',
    ว่างพร้อมอยู่: 'available',
    vacant: 'available',
    เช่าแล้ว: 'rented',
    ให้เช่าแล้ว: 'rented',
    ปล่อยเช่าแล้ว: 'rented',
    มีผู้เช่าแล้ว: 'rented',
    ติดผู้เช่า: 'rented',
    ขายแล้ว: 'sold',
    ขายพร้อมผู้เช่า: 'sell_with_tenant',
  }),
  spellingsOf(Furnishings, {
    furnished: 'fully_furnished',
    full: 'fully_furnished',
    ff: 'fully_furnished',
    'f/f': 'fully_furnished',
    'full furnished': 'fully_furnished',
    ครบ: 'fully_furnished',
    แต่งครบ: 'fully_furnished',
    เฟอร์นิเจอร์ครบ: 'fully_furnished',
    ตกแต่งครบ: 'fully_furnished',
    เฟอร์ครบ: 'fully_furnished',
    partial: 'partially_furnished',
    pf: 'partially_furnished',
    บางส่วน: 'partially_furnished',
    เฟอร์บางส่วน: 'partially_furnished',
    'partly furnished': 'partially_furnished',
    ตกแต่งบางส่วน: 'partially_furnished',
    none: 'unfurnished',
    uf: 'unfurnished',
    ไม่มี: 'unfurnished',
    ไม่มีเฟอร์นิเจอร์: 'unfurnished',
    ไม่มีเฟอร์: 'unfurnished',
    ห้องเปล่า: 'bare_shell',
  }),
  spellingsOf(OwnershipTypes, { กรรมสิทธิ์: 'freehold', เช่าซื้อ: 'leasehold', สิทธิการเช่า: 'leasehold' }),
  spellingsOf(Facings, {
    n: 'north',
    e: 'east',
    s: 'south',
    w: 'west',
    se: 'south_east',
    sw: 'south_west',
    ne: 'north_east',
    nw: 'north_west',
    เหนือ: 'north',
    ทิศเหนือ: 'north',
    ตะวันออก: 'east',
    ทิศตะวันออก: 'east',
    ใต้: 'south',
    ทิศใต้: 'south',
    ตะวันตก: 'west',
    ทิศตะวันตก: 'west',
    ตะวันออกเฉียงเหนือ: 'north_east',
    ทิศตะวันออกเฉียงเหนือ: 'north_east',
    ตะวันออกเฉียงใต้: 'south_east',
    ทิศตะวันออกเฉียงใต้: 'south_east',
    ตะวันตกเฉียงเหนือ: 'north_west',
    ทิศตะวันตกเฉียงเหนือ: 'north_west',
    ตะวันตกเฉียงใต้: 'south_west',
    ทิศตะวันตกเฉียงใต้: 'south_west',
    southeast: 'south_east',
    southwest: 'south_west',
    northeast: 'north_east',
    northwest: 'north_west',
  }),
  spellingsOf(Views, {
    city: 'city_view',
    วิวเมือง: 'city_view',
    park: 'park_view',
    วิวสวน: 'park_view',
    river: 'river_view',
    วิวแม่น้ำ: 'river_view',
    pool: 'pool_view',
    วิวสระ: 'pool_view',
    lake: 'lake_view',
    skyline: 'sky_line',
  }),
])

/** Rent and sale in either order and language: `เช่า/ขาย`, `Sale or rent`. */
function rentAndSale(): Record<string, 'rent_sell'> {
  const rents = ['rent', 'เช่า', 'ให้เช่า']
  const sales = ['sale', 'sell', 'ขาย']
  const signs = ['/', '-', ',', '+', '&', 'และ', 'หรือ']
  const between = [...signs, ...signs.map((sign) => ` ${sign} `), ', ', ' and ', ' or ']
  const pairs = rents.flatMap((rent) =>
    sales.flatMap((sale) =>
      between.flatMap((sign) => [`${rent}${sign}${sale}`, `${sale}${sign}${rent}`]),
    ),
  )
  return Object.fromEntries(pairs.map((pair) => [pair, 'rent_sell']))
}
