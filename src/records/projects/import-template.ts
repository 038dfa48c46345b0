import { CSV_MARK, csvLine } from '../../shared/fields/csv.ts'
import { projectColumns } from './import-columns.ts'

/** The columns of the template, named like the project's fields; lists are comma-separated in one cell. */
export const PROJECT_COLUMNS = Object.keys(projectColumns)

const examples: Readonly<Record<string, string>>[] = [
  {
    name: 'Baan Rim Rang Thong Lo',
    nameTh: 'บ้านริมราง ทองหล่อ',
    propertyType: 'condo',
    developer: 'Example Living',
    address: '55/1 Soi Sukhumvit 55 (Thong Lo), Khlong Tan Nuea, Watthana, Bangkok 10110',
    latitude: '',
    longitude: '',
    yearBuilt: '2019',
    totalUnits: '212',
    buildingFloors: '28',
    facilities: 'swimming_pool, gymnasium, car_park, 24_hours_security',
    amenities: 'Parcel lockers, EV chargers',
    petAllowed: 'small_pet_allowed',
    smokingAllowed: 'false',
    uniqueFeatures: 'Covered walk to the station',
    description: 'Quiet corner homes five minutes from the train.',
  },
  {
    name: 'Ari Court',
    nameTh: 'อารีย์ คอร์ท',
    propertyType: 'apartment',
    developer: '',
    address: 'ซอยอารีย์ แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
    latitude: '13.7797',
    longitude: '100.5446',
    yearBuilt: '2556',
    totalUnits: '40',
    buildingFloors: '8',
    facilities: 'car_park',
    amenities: '',
    petAllowed: '',
    smokingAllowed: '',
    uniqueFeatures: '',
    description: '',
  },
]

/** The template to download: CSV as in RFC 4180, with a byte order mark so that Excel reads the Thai. */
export function importTemplate(): string {
  const rows = examples.map((row) => csvLine(PROJECT_COLUMNS.map((name) => row[name] ?? '')))
  return CSV_MARK + csvLine(PROJECT_COLUMNS) + rows.join('')
}
