import {
  asOneOf,
  type CellReader,
  type Column,
  column,
  Readings,
  WithOthers,
} from '../../../shared/fields/cells.ts'
import { headers } from '../../../shared/fields/field-kinds.ts'
import { bahtUnitIn } from '../../../shared/fields/header-units.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { writeNumber } from '../../../shared/write-number.ts'
import { unitColumns } from '../../units/import-columns.ts'

const RentPeriods = valueSet('RentPeriods', {
  ...{ month: 'Monthly', week: 'Weekly', year: 'Yearly', day: 'Daily' },
})
type Period = (typeof RentPeriods.ids)[number]

type OtherPeriod = 'week' | 'year'

/** Baht a month: a home is not let for more, nor for less. */
const MAX_RENT = 300_000
const MIN_RENT = 3000
const MONTHS_OF: Record<OtherPeriod, { months: number; words: string }> = {
  year: { months: 12, words: 'a year' },
  week: { months: 12 / 52, words: 'a week' },
}

const YEAR =
  /(?:\/|\bper\b|\ba\b|ต่อ|ราย)\s?(?:years?|yrs?|annum|ปี)\.?$|\b(?:yearly|annual(?:ly)?|p\.a\.?)$/i
const WEEK = /(?:\/|\bper\b|\ba\b|ต่อ|ราย)\s?(?:weeks?|wks?|สัปดาห์|อาทิตย์)\.?$|\b(?:weekly|p\.w\.?)$/i

/** The columns of a rent by month, week or year; a unit's rent is monthly. */
export const rentColumns = {
  rentAmount: {
    ...unitColumns.rentAmount,
    names: [
      ...unitColumns.rentAmount.names,
      ...headers(
        'yearly rent, annual rent, rent per year, rent year, weekly rent, rent per week, rent week',
        'ค่าเช่าต่อปี, ค่าเช่ารายปี, ค่าเช่าปี, ราคาเช่าต่อปี, ราคาเช่าปี, ค่าเช่าต่อสัปดาห์, ค่าเช่ารายสัปดาห์',
      ),
    ],
    read: asMonthly(unitColumns.rentAmount.read),
    unitIn: (header) => periodUnitIn(header) ?? bahtUnitIn(header),
  },
  rentPeriod: {
    ...column(
      asOneOf(RentPeriods, periodSpellings()),
      ...headers(
        'rent frequency, rental frequency, rental period, rent period, rent per, rent term, payment frequency, price frequency, frequency, price postfix, per',
        'รอบค่าเช่า, ค่าเช่าต่อ, งวดค่าเช่า, หน่วยค่าเช่า',
      ),
    ),
    set: RentPeriods,
    spellings: periodSpellings(),
  },
} satisfies Record<string, Column>

/**
 * What a row says, with its rent by the month: of a column of periods, and where a single column of prices has the rents
 * of homes to let; no rent is as much as a price. `rentNote` says how a rent became monthly.
 */
export function withMonthlyRent({
  rentPeriod,
  ...values
}: Record<string, unknown>): Record<string, unknown> {
  const { listingType, price, rentAmount, rentNote } = values
  const isRent = listingType === 'rent' && typeof price === 'number' && price <= MAX_RENT
  const moved =
    isRent && (rentAmount ?? null) === null ? { ...values, price: null, rentAmount: price } : values
  const rent = moved.rentAmount
  const period = RentPeriods.read(String(rentPeriod ?? ''))
  if (typeof rent !== 'number' || rentNote || (period !== 'year' && period !== 'week')) return moved
  // A yearly contract with a monthly rent says `yearly`, too.
  return monthly(rent, period) < MIN_RENT ? moved : { ...moved, ...inMonths(rent, period) }
}

function asMonthly(read: CellReader): CellReader {
  return (cell, now) => {
    const period = YEAR.test(cell) ? 'year' : WEEK.test(cell) ? 'week' : null
    if (!period) return read(cell, now)
    const rent = read(cell.replace(period === 'year' ? YEAR : WEEK, '').trim(), now)
    if (rent instanceof Readings)
      return new Readings(rent.readings.map((one) => monthly(Number(one), period)))
    if (typeof rent !== 'number') return cell
    const { rentAmount, ...others } = inMonths(rent, period)
    return new WithOthers(rentAmount, others)
  }
}

function inMonths(rent: number, period: OtherPeriod) {
  const rentAmount = monthly(rent, period)
  const words = `${writeNumber(rent)} ${MONTHS_OF[period].words}`
  return { rentAmount, rentNote: `${words} is ${writeNumber(rentAmount)} a month` }
}

function monthly(rent: number, period: OtherPeriod): number {
  return Math.round(rent / MONTHS_OF[period].months)
}

function periodUnitIn(header: string) {
  if (YEAR.test(header.trim()) || /yearly|annual|ปี/i.test(header))
    return { unit: 'per year', below: Infinity }
  return WEEK.test(header.trim()) || /weekly|สัปดาห์/i.test(header)
    ? { unit: 'per week', below: Infinity }
    : null
}

function periodSpellings(): Record<string, Period> {
  const words: Record<Period, string> = {
    month:
      'month, per month, /month, pm, pcm, m, mo, monthly rent, เดือน, รายเดือน, ต่อเดือน, /เดือน, บาท/เดือน, thb/month',
    week: 'week, per week, /week, pw, สัปดาห์, รายสัปดาห์, ต่อสัปดาห์, อาทิตย์',
    day: 'day, per day, /day, nightly, night, per night, วัน, รายวัน, ต่อวัน',
    year: 'year, per year, /year, annual, annually, per annum, pa, p.a., yr, ปี, รายปี, ต่อปี, /ปี, บาท/ปี',
  }
  return Object.fromEntries(
    RentPeriods.ids.flatMap((id) =>
      words[id].split(', ').map((word): [string, Period] => [word, id]),
    ),
  )
}
