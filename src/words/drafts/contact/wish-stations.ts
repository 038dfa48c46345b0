import { type ChatReading, type Stated, wordsAfter, wordsBefore } from '../reading.ts'
import { type Wish, wish } from './wish.ts'

/* Near which stations somebody looks. */

const WORK = /(?:work|office|job|school|ทำงาน|ออฟฟิศ|เรียน|โรงเรียน)[^\n,.]{0,20}$/

export function stationsOf(
  reading: ChatReading,
  facts: readonly Stated[],
  ids: ReadonlyMap<string, number>,
): Wish[] {
  const seen = new Set<unknown>()
  const all = facts.filter(
    ({ kind, value }) => kind === 'station' && !seen.has(value) && seen.add(value),
  )
  // Where somebody works is not where they look, if they say where.
  const sought = wanted(
    reading,
    all.filter(({ start }) => !WORK.test(wordsBefore(reading, start, 28))),
  )
  const stations = sought.length > 0 ? sought : all
  return stations.flatMap((fact) => {
    const id = ids.get(String(fact.value))
    return id === undefined ? [] : [wish(fact, { stationIds: [id] })]
  })
}

/** A station that is not meant: `any station on the Silom line`, `Bang Na is too far`. */
const NO_STATION = /^\s?(?:line(?!\s?id)|(?:is |was )?(?:a bit |way )?too far|ไกล)/
const CHANGED = /(?:เปลี่ยนเป็น|เปลี่ยนมา|instead|changed (?:my|our) mind|rather)[^\n]{0,12}$/

/** The stations that are sought after all: from where somebody changes their mind on. */
function wanted(reading: ChatReading, stations: readonly Stated[]): Stated[] {
  const changed = stations.findLastIndex(({ start }) =>
    CHANGED.test(wordsBefore(reading, start, 30)),
  )
  return stations
    .slice(Math.max(0, changed))
    .filter(
      ({ start, end }) =>
        !NO_STATION.test(wordsAfter(reading, end, 20)) &&
        !/(?:(?<![a-z])(?:not|except|no)|ไม่เอา|ยกเว้น)\s?$/.test(wordsBefore(reading, start, 12)),
    )
}
