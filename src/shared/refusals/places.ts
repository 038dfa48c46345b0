/** Refusals of places and addresses. */
export const placeRefusals = {
  no_coordinates: 'Could not find coordinates for this address',
  outside_service_area: 'This address is outside our service area...',
  short_map_link:
    'Please enter the actual address instead of a Google Maps short link (English preferred)',
  half_a_point: 'Latitude and longitude are given together',
  map_box: 'Must be west,south,east,north in degrees, such as 100.4,13.6,100.7,13.9',
  station_ids: 'Must be the id of a station, or two of them',
  points: 'Must be latitude~longitude~name, in the service area',
  at_most_places: ({ most }: { most: number }) => `At most ${most} places`,
  place_needed: 'Give minutesTo or minutesNear',
}
