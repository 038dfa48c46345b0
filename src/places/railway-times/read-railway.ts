import { parse } from 'csv-parse/sync'
import { ASSUMED } from '../minutes-rules.ts'

/** What is known of trains, in seconds: stations by their codes, which are a line's own. */
export type Railway = {
  /** From a stop to the next, either way. */
  rides: { line: string; between: readonly [string, string]; seconds: number }[]
  /** On foot from platform to platform, either way. */
  walks: { between: readonly [string, string]; seconds: number }[]
  /** Half of what passes between two trains of a line by day. */
  waits: Map<string, number>
}

/** The files of data/ that tell of trains. */
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

// Minutes are written in tenths, of which halves are taken: whole seconds say them exactly.
function seconds(minutes: string | undefined): number {
  return Math.round(Number(minutes) * 60)
}
