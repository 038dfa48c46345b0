/** The quick search. */
export const quickSearchTexts = {
  id: 'quick-search' as const,
  rentOrBuy: 'Rent or buy',
  any: 'Any',
  rent: 'Rent',
  buy: 'Buy',
  priceRange: 'Price range',
  toBuy: 'To buy',
  toRent: 'To rent',
  ownPrice: 'Custom price range',
  ownRent: 'Custom rent range',
  from: 'From, THB',
  to: 'To, THB',
  bedrooms: 'Bedrooms',
  minutes: 'Minutes by train to work or study',
  whereOrWhat: 'Where, or what you are looking for',
  search: 'Search',
}
