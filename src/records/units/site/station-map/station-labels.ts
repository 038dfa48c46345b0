import type { RailStations } from '../../../../city/map/site/railway-map/rail-stations.ts'
import { bandAt, type MinutesLook } from '../../../../city/rail/rules/times.ts'
import { english, type Language, textsIn } from '../../../../shared/language.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { wayTexts } from '../../rules/words/way-texts.ts'
import type { StationFigures } from './station-figures.ts'
import { stationMapTexts } from './station-map-texts.ts'

/** The labels of stations and lines in a list. */
export type StationLabels = {
  /** Explains what the numbers are. */
  note: string
  /** `figure` is empty for no figure; `fullName` is the accessible name. */
  of: (stationId: number) => { figure: string; isQuiet: boolean; fullName: string }
  ofLine: (line: string) => string
}

/** Labels with the number of homes near a station. */
export function labelsByUnits(figures: StationFigures): StationLabels {
  return {
    note: figures.texts.noteOfHomes(figures.within),
    of(id) {
      const homes = figures.near(id)
      return {
        figure: homes === 0 ? '' : String(homes),
        isQuiet: homes === 0,
        fullName: figures.fullName(id),
      }
    },
    ofLine: (line) => formatNumber(figures.alongLine(line)),
  }
}

/** Labels with the minutes from a station: `Siam, 12 minutes`. */
export function labelsByMinutes(
  stations: RailStations,
  look: MinutesLook | null,
  language: Language = english,
): StationLabels {
  return {
    note: textsIn(language, stationMapTexts).noteOfMinutes,
    of(id) {
      const minutes = look?.times.get(id)
      return {
        figure: minutes === undefined ? '' : String(minutes),
        isQuiet: look === null || bandAt(look, id) === null,
        // Before a place is chosen there are no minutes.
        fullName: look
          ? `${stations.get(id)?.name}, ${minutesLabel(minutes, language)}`
          : `${stations.get(id)?.name}`,
      }
    },
    ofLine: () => '',
  }
}

/** `12 minutes`. */
export function minutesLabel(
  minutes: number | null | undefined,
  language: Language = english,
): string {
  const texts = textsIn(language, wayTexts)
  return minutes === undefined || minutes === null ? texts.noWay : texts.minutes(minutes)
}
