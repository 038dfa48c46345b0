import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../db/catalogue-memo.ts'
import { lineRuns } from '../../places/line-runs.ts'
import { stationMinutes } from '../../places/railway-times/station-minutes.ts'
import { Line, type LineId } from '../../places/rules.ts'
import { type NetworkStation, stationNetwork } from '../../places/store.ts'

const EACH_WAY = 5

/** A stop of the trains that call at a station; minutes from it, null at itself. */
export type NextStop = { code: string; name: string; meets: boolean; minutes: number | null }
/** A run through a station, as far as it is shown; whether it goes on at its ends. */
export type Run = {
  line: LineId
  label: string
  /** What the station is called on it. */
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
  /** Every platform that belongs to it, its own first. */
  platforms: { code: string; name: string; line: LineId; label: string }[]
}

const memo = new CatalogueMemo<NetworkStation[]>(1)

/** The railway's stations, remembered. */
export function readNetwork({ db, catalogue }: Context): Promise<NetworkStation[]> {
  return memo.get(catalogue, 'stations', () => stationNetwork(db))
}

/** A station by its code with the runs through it, or null. */
export async function readStation(
  context: Context,
  code: string,
): Promise<{ place: StationPlace; runs: Run[] } | null> {
  const network = await readNetwork(context)
  const own = network.filter((station) => station.code === code)
  const [first] = own
  if (!first) return null
  const changes = own.flatMap(({ interchangeCodes }) => interchangeCodes)
  const platforms = [...own, ...network.filter((station) => isChange(station, own, changes))]
  const runs = await Promise.all(
    platforms.map(async (platform) => {
      const minutes = await stationMinutes(context.db, platform.id)
      const train = new Map(minutes.map((one) => [one.stationId, one.train]))
      return runsThrough(platform, network, train)
    }),
  )
  return {
    place: {
      ...first,
      platforms: platforms.map(({ code, name, line }) => ({
        ...{ code, name, line },
        label: Line.labels[line],
      })),
    },
    runs: runs.flat(),
  }
}

function isChange(station: NetworkStation, own: NetworkStation[], changes: string[]): boolean {
  if (own.includes(station)) return false
  return (
    changes.includes(station.code) ||
    own.some(({ code }) => station.interchangeCodes.includes(code))
  )
}

/** Minutes by train to each station, by its id. */
type Minutes = ReadonlyMap<number, number>

function runsThrough(platform: NetworkStation, network: NetworkStation[], minutes: Minutes): Run[] {
  const onLine = network.filter(({ line }) => line === platform.line)
  return lineRuns(onLine).flatMap((run) =>
    // A loop comes by twice.
    run.flatMap((stop, at) => (stop === platform ? runAt(run, at, network, minutes) : [])),
  )
}

function runAt(
  run: NetworkStation[],
  at: number,
  network: NetworkStation[],
  minutes: Minutes,
): Run[] {
  const here = run[at]
  if (!here) return []
  const from = Math.max(0, at - EACH_WAY)
  const to = Math.min(run.length, at + EACH_WAY + 1)
  const stops = run.slice(from, to).map((station) => ({
    code: station.code,
    name: station.name,
    meets: meets(station, network),
    minutes: station === here ? null : (minutes.get(station.id) ?? null),
  }))
  return [
    {
      ...{
        line: here.line,
        label: Line.labels[here.line],
        from: here.name,
        stops,
        here: at - from,
      },
      comesFrom: from > 0,
      goesOn: to < run.length,
    },
  ]
}

/** Whether one changes to another line there. */
export function meets(station: NetworkStation, network: NetworkStation[]): boolean {
  return network.some(
    (other) =>
      other.line !== station.line &&
      (other.code === station.code ||
        other.interchangeCodes.includes(station.code) ||
        station.interchangeCodes.includes(other.code)),
  )
}
