import { valueSet } from '../../../shared/fields/value-set.ts'

/** What a suggested place is. */
export const PlaceKind = valueSet('PlaceKind', {
  station: 'Station',
  line: 'Line',
  city: 'City',
  area: 'Area',
  district: 'District',
  subdistrict: 'Subdistrict',
  neighbourhood: 'Neighbourhood',
  road: 'Road',
  soi: 'Soi',
  project: 'Building',
  developer: 'Developer',
  mall: 'Shopping center',
  park: 'Park',
  school: 'School',
  university: 'University',
  hospital: 'Hospital',
  workplace: 'Workplace',
  market: 'Market',
  point: 'Point on the map',
  postcode: 'Postcode',
})
export type PlaceKindId = (typeof PlaceKind.ids)[number]
