/** Refusals of units. */
export const unitRefusals = {
  unit_number_taken: ({ unitNumber }: { unitNumber: string }) =>
    `Unit ${unitNumber} already exists in this project`,
  sale_without_price: 'A unit for sale needs a price',
  rent_without_amount: 'A unit for rent needs a rent amount',
  rent_by_day: 'A rent by the day: enter the rent for a month',
}
