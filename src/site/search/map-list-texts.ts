import { counted } from '../../shared/counted.ts'
import { formatNumber } from '../../shared/money.ts'

/** Texts above the list beside the map. */
export const mapListTexts = {
  id: 'map-list' as const,
  waiting: 'Homes on this map',
  onMap: (homes: number) => `${counted(homes, 'home')} on this map`,
  found: (homes: number) => `${counted(homes, 'home')} found`,
  inArea: (homes: number) => `${counted(homes, 'home')} in the search area`,
  inBuilding: (homes: number, building: string) => `${counted(homes, 'home')} in ${building}`,
  inAll: (homes: number) => `${formatNumber(homes)} in this search`,
  nowOnMap: (homes: number) => `${formatNumber(homes)} on this map`,
  withoutPlace: (onMap: number, others: number) =>
    `${formatNumber(onMap)} on this map, ${formatNumber(others)} without a map location`,
  allHomes: 'All homes',
}
