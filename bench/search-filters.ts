/** Searches as visitors and agents make them, from the whole catalogue down to a handful. */
export const searchFilters: readonly string[] = [
  '',
  'listingType=rent',
  'sort=price_asc',
  'listingType=sale&offset=48',
  'listingType=rent&priceMax=20000',
  'listingType=sale&priceMin=10000000&priceMax=20000000&sort=price_desc',
  'selectedBedrooms=2&priceMin=5000000&priceMax=10000000',
  'bedrooms=3&listingType=sale&floorSizeMin=120&sort=size',
  'sort=station&listingType=rent&bedrooms=1&priceMax=25000',
  'stationId=28',
  'stationId=28&availableOnly=true&sort=price_asc',
  'stationId=24&listingType=sale&priceMax=8000000&selectedBedrooms=1,2',
  'stationId=30&listingType=rent&bedrooms=1&priceMin=20000&priceMax=35000&sort=price_asc',
  'stationId=33&listingType=rent&priceMax=15000',
  'stationId=81&listingType=sale&sort=sqm_price',
  'stationId=52&listingType=rent&selectedBedrooms=2,3&furnishing=fully_furnished',
  'stationId=17&listingType=rent&bedrooms=studio&sort=station',
  'stationId=32&listingType=rent&petFriendly=yes',
  `stationId=28&listingType=rent&updatedSince=${daysAgo(7)}`,
  'mallId=15&listingType=rent&bedrooms=1&priceMax=40000',
  'parkId=16&listingType=rent&selectedBedrooms=2,3&priceMin=50000',
  'area=sukhumvit&listingType=rent&bedrooms=1&priceMax=30000',
  'area=silom&listingType=sale&selectedBedrooms=2&floorDirection=above&floorLevel=15',
  'area=thonglor&petFriendly=yes&bedrooms=2&smokingAllowed=not_allowed',
  'projectName=lumen&listingType=rent',
  'projectName=%E0%B8%AD%E0%B8%B2%E0%B8%A3%E0%B9%8C%E0%B9%80%E0%B8%94%E0%B8%99&listingType=sale&sort=sqm_price',
  'selectedFacilities=swimming_pool,gymnasium,co_working_area&listingType=rent&bedrooms=1',
  'selectedFacilities=onsen&propertyType=condo&listingType=rent&sort=price_asc',
  'selectedViews=river_view&floorDirection=above&floorLevel=20&listingType=sale&ownershipType=freehold',
  'selectedFacing=south,south_east&selectedViews=city_view,park_view&furnishing=fully_furnished&bedrooms=2',
  'propertyId=1208',
  'area=chatuchak&listingType=rent&selectedBedrooms=4,5,6&priceMax=120000',
]

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
