import { Line, type LineId } from '../../city/places/rules/place.ts'
import { type NetworkStation, stationNetwork } from '../../city/places/store.ts'
import { lineRuns } from '../../city/rail/line-runs.ts'
import { stationMinutes } from '../../city/rail/station-minutes.ts'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import type { Language } from '../../shared/language.ts'

const EACH_WAY = 5

/** A stop of the trains of a station; `minutes` from the station, null for the station itself. */
export type NextStop = { code: string; name: string; meets: boolean; minutes: number | null }
/** The shown part of a line's run through a station; `comesFrom` and `goesOn` say if it continues beyond. */
export type Run = {
  line: LineId
  label: string
  /** The name of the station on this line. */
  from: string
  stops: NextStop[]
  here: number
  comesFrom: boolean
  goesOn: boolean
}
export type StationPlace = {
  id: number
  code: string
  name: string
  nameTh: string
  latitude: number
  longitude: number
  /** Every platform of the station, its own first. */
  platforms: { code: string; name: string; line: LineId; label: string }[]
}

const memo = new CatalogueMemo<NetworkStation[]>(1)

/** All stations of the railway, cached. */
export function readNetwork({ db, catalogue }: Context): Promise<NetworkStation[]> {
  return memo.get(catalogue, 'stations', () => stationNetwork(db))
}

/** A station with its runs by code; null when unknown. */
export async function readStation(
  context: Context,
  code: string,
  language: Language,
): Promise<{ place: StationPlace; runs: Run[] } | null> {
  const network = await readNetwork(context)
  const samePlatforms = network.filter((station) => station.code === code)
  const [mainPlatform] = samePlatforms
  if (!mainPlatform) return null
  const changes = samePlatforms.flatMap(({ interchangeCodes }) => interchangeCodes)
  const platforms = [
    ...samePlatforms,
    ...network.filter((station) => isChange(station, samePlatforms, changes)),
  ]
  const runs = await Promise.all(
    platforms.map(async (platform) => {
      const minutes = await stationMinutes(context.db, platform.id)
      const train = new Map(minutes.map((journey) => [journey.stationId, journey.train]))
      return runsThrough(platform, network, train, language)
    }),
  )
  return {
    place: {
      ...mainPlatform,
      platforms: platforms.map(({ code, name, line }) => ({
        ...{ code, name, line },
        label: labelOf(Line, line, language),
      })),
    },
    runs: runs.flat(),
  }
}

function isChange(
  station: NetworkStation,
  samePlatforms: NetworkStation[],
  changes: string[],
): boolean {
  if (samePlatforms.includes(station)) return false
  return (
    changes.includes(station.code) ||
    samePlatforms.some(({ code }) => station.interchangeCodes.includes(code))
  )
}

/** Minutes by train to each station, by its id. */
type Minutes = ReadonlyMap<number, number>

function runsThrough(
  platform: NetworkStation,
  network: NetworkStation[],
  minutes: Minutes,
  language: Language,
): Run[] {
  const onLine = network.filter(({ line }) => line === platform.line)
  return lineRuns(onLine).flatMap((run) =>
    // A loop passes the same stop twice.
    run.flatMap((stop, index) =>
      stop === platform ? runAt(run, index, network, minutes, language) : [],
    ),
  )
}

function runAt(
  run: NetworkStation[],
  index: number,
  network: NetworkStation[],
  minutes: Minutes,
  language: Language,
): Run[] {
  const current = run[index]
  if (!current) return []
  const from = Math.max(0, index - EACH_WAY)
  const to = Math.min(run.length, index + EACH_WAY + 1)
  const stops = run.slice(from, to).map((station) => ({
    code: station.code,
    name: station.name,
    meets: meets(station, network),
    minutes: station === current ? null : (minutes.get(station.id) ?? null),
  }))
  return [
    {
      ...{
        line: current.line,
        label: labelOf(Line, current.line, language),
        from: current.name,
        stops,
        here: index - from,
      },
      comesFrom: from > 0,
      goesOn: to < run.length,
    },
  ]
}

/** Whether the station is an interchange with another line. */
export function meets(station: NetworkStation, network: NetworkStation[]): boolean {
  return network.some(
    (other) =>
      other.line !== station.line &&
      (other.code === station.code ||
        other.interchangeCodes.includes(station.code) ||
        station.interchangeCodes.includes(other.code)),
  )
}
