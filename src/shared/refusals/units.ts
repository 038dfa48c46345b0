import { formatNumber } from '../money.ts'

/** Refusals of units. */
export const unitRefusals = {
  unit_number_taken: ({ unitNumber }: { unitNumber: string }) =>
    `Unit ${unitNumber} already exists in this project`,
  sale_without_price: 'A unit for sale needs a price',
  rent_without_amount: 'A unit for rent needs a rent amount',
  too_many_units: ({ most, found }: { most: number; found: number }) =>
    `At most ${formatNumber(most)} units at once; this search finds ${formatNumber(found)}.`,
  ids_or_filter_needed: 'Give ids or a filter, with a change; or changes',
}
