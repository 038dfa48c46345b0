/** The sorts of a column: ascending, then descending. */
export const unitSorts = {
  name: ['name', 'name_desc'],
  size: ['size_asc', 'size'],
  price: ['price_asc', 'price_desc'],
  status: ['status', 'status_desc'],
  station: ['station', 'station_far'],
} as const
