import type { RailStations } from '../../../places/site/railway-map/rail-stations.ts'
import { bandAt, type MinutesLook } from '../../../places/times-rules.ts'
import { formatNumber } from '../../../shared/money.ts'
import type { StationFigures } from './station-figures.ts'

/** What a list of stations tells of each, and of each line. */
export type StationsTold = {
  /** What the numbers are. */
  note: string
  /** An empty figure is none. */
  of: (stationId: number) => { figure: string; isQuiet: boolean; whole: string }
  ofLine: (line: string) => string
}

/** The homes near a station. */
export function toldByHomes(figures: StationFigures): StationsTold {
  return {
    note: `the homes within ${figures.within} m`,
    of(id) {
      const homes = figures.near(id)
      return {
        figure: homes === 0 ? '' : String(homes),
        isQuiet: homes === 0,
        whole: figures.whole(id),
      }
    },
    ofLine: (line) => formatNumber(figures.alongLine(line)),
  }
}

/** The minutes from a station: `Siam, 12 minutes`. */
export function toldByMinutes(stations: RailStations, look: MinutesLook | null): StationsTold {
  return {
    note: 'the minutes by train',
    of(id) {
      const minutes = look?.times.get(id)
      return {
        figure: minutes === undefined ? '' : String(minutes),
        isQuiet: look === null || bandAt(look, id) === null,
        whole: `${stations.get(id)?.name}, ${minutesSaid(minutes)}`,
      }
    },
    ofLine: () => '',
  }
}

/** `12 minutes`. */
export function minutesSaid(minutes: number | null | undefined): string {
  if (minutes === undefined || minutes === null) return 'no way known'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
