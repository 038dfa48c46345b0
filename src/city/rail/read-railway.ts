import { parse } from 'csv-parse/sync'
import { ASSUMED } from './rules/minutes.ts'

/** The timetable, in seconds; stations by code, which is unique within a line. */
export type Railway = {
  /** From a stop to the next, in both directions. */
  rides: { line: string; between: readonly [string, string]; seconds: number }[]
  /** On foot between platforms, in both directions. */
  walks: { between: readonly [string, string]; seconds: number }[]
  /** Half of a line's daytime headway. */
  waits: Map<string, number>
}

/** The files of data/ with the timetable. */
export const RAILWAY_FILES = ['rail_times.csv', 'rail_transfers.csv', 'rail_service.csv'] as const

/** Reads the texts of those files, by name. */
export function readRailway(files: ReadonlyMap<string, string>): Railway {
  const [times, transfers, service] = RAILWAY_FILES.map((name) => records(files.get(name) ?? ''))
  return {
    rides: (times ?? []).map((row) => ({
      line: row.line ?? '',
      between: [row.from_code ?? '', row.to_code ?? ''],
      seconds: seconds(row.minutes),
    })),
    walks: (transfers ?? []).map((row) => ({
      between: [row.from_code ?? '', row.to_code ?? ''],
      seconds: seconds(row.walk_minutes),
    })),
    waits: new Map(
      (service ?? [])
        .filter(({ period }) => period === ASSUMED.period)
        .map((row) => [row.line ?? '', seconds(row.headway_minutes) / 2]),
    ),
  }
}

function records(text: string): Record<string, string>[] {
  return parse(text, { columns: true, bom: true, skip_empty_lines: true })
}

// Minutes are given in tenths and halved: whole seconds represent them exactly.
function seconds(minutes: string | undefined): number {
  return Math.round(Number(minutes) * 60)
}
