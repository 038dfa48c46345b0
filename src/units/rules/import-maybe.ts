import { type Maybe, maybeOf } from '../../shared/fields/cells.ts'
import { Furnishings, ListingTypes, UnitStatuses } from './unit-sets.ts'

/** What spellings in imported files may mean: nobody but the agency knows, so it is asked. */
export const unitMaybe: Maybe = new Map([
  maybeOf(Furnishings, {
    บิ้วอิน: ['partially_furnished'],
    บิวท์อิน: ['partially_furnished'],
    บิวต์อิน: ['partially_furnished'],
    'built in': ['partially_furnished'],
    'built-in': ['partially_furnished'],
    builtin: ['partially_furnished'],
    basic: ['partially_furnished'],
    fitted: ['partially_furnished', 'unfurnished'],
    'fully fitted': ['partially_furnished', 'unfurnished'],
    เปล่า: ['bare_shell', 'unfurnished'],
    empty: ['unfurnished', 'bare_shell'],
    no: ['unfurnished'],
    yes: ['fully_furnished'],
    มี: ['fully_furnished'],
  }),
  maybeOf(UnitStatuses, {
    ติดสัญญา: ['rented', 'sell_with_tenant'],
    มีผู้เช่า: ['rented', 'sell_with_tenant'],
    มีคนเช่า: ['rented', 'sell_with_tenant'],
    มีผู้เช่าอยู่: ['rented', 'sell_with_tenant'],
    tenanted: ['rented', 'sell_with_tenant'],
    'with tenant': ['rented', 'sell_with_tenant'],
    occupied: ['rented', 'sell_with_tenant'],
    ติดจอง: ['pending'],
    จอง: ['pending'],
    จองแล้ว: ['pending'],
    booked: ['pending'],
    reserved: ['pending'],
    ไม่ว่าง: ['rented', 'off_market'],
    'not available': ['rented', 'off_market'],
    ปิด: ['off_market', 'sold'],
    closed: ['sold', 'rented', 'off_market'],
    ไม่รับสาย: ['unable_to_reach'],
    'no answer': ['unable_to_reach'],
    ติดต่อไม่ได้: ['unable_to_reach'],
  }),
  maybeOf(ListingTypes, {
    ปล่อย: ['rent'],
    ปล่อยเช่า: ['rent'],
    ขายดาวน์: ['sell'],
    'sale down': ['sell'],
  }),
])
