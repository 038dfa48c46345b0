import type { ReactNode } from 'react'
import { STATION_RADIUS } from '../../city/places/rules/place.ts'
import { ASSUMED } from '../../city/rail/rules/minutes.ts'
import { MINUTES_PLACE } from '../../records/units/site/minutes/read-place-fields.ts'
import { METRES_PER_MINUTE } from '../../shared/distance.ts'
import { searchPath } from '../../shared/paths.ts'

const apart = ASSUMED.endsApart.map(({ name }) => name).join(' and ')

/** Each part of the minutes and how it is counted. */
const assumptions: readonly [what: string, how: string][] = [
  [
    'Walking',
    `${METRES_PER_MINUTE} metres a minute, in a straight line, to a station within ${STATION_RADIUS / 1000} km. Walking all the way is said alone when it is no longer than the train.`,
  ],
  [
    'Waiting',
    'Half of what passes between two trains of the line, on a weekday between ten and four. In the rush trains come more often.',
  ],
  [
    'Riding',
    'From stop to stop, standing there included. Measured on the Purple, Gold and Red Lines; on the others estimated from the length of the track and published times of whole lines, right to about half a minute a stop.',
  ],
  [
    'Changing',
    'On foot from platform to platform, and half of what passes between two trains of the next line. Nobody waits after the last walk.',
  ],
  [
    'Changing within a station',
    `${ASSUMED.changeWithin} minutes on foot and the wait at ${apart}, where some trains end at a platform of their own.`,
  ],
  [
    'The last walk',
    'To a place that is no station, from whichever station near it is quickest. Places that are read from an address may be off by a few hundred metres.',
  ],
]

/** Explains how minutes by train are counted. */
export default function MinutesPage({
  headways,
}: {
  headways: readonly { name: string; minutes: number }[]
}) {
  return (
    <article className="page-width grid gap-8 py-12 md:py-16">
      <header className="grid max-w-[68ch] gap-4">
        <h1 className="text-3xl md:text-4xl">How we count minutes by train</h1>
        <p className="text-lg text-ink-2">
          From the door of a home to your place of work or study: walking, waiting, riding and
          changing, each rounded up to whole minutes. With two places, the slower counts.
        </p>
        <p>
          <a
            href={`${searchPath()}#${MINUTES_PLACE}`}
            className="inline-flex min-h-9 items-center font-medium text-accent underline-offset-4 hover:underline"
          >
            Search homes by minutes
          </a>
        </p>
      </header>
      <Facts title="What we assume" heads={['Part', 'How it is counted']} rows={assumptions} />
      <Facts
        title="Trains of each line"
        heads={['Line', 'Minutes between two trains']}
        rows={headways.map(({ name, minutes }) => [name, minutes.toFixed(1)])}
      />
      <section className="grid max-w-[68ch] gap-3 text-ink-2">
        <h2 className="text-xl text-ink">What they are not</h2>
        <p>
          No timetable, and no promise: crowds, lifts, security checks and trains that are late are
          not in them. The Orange Line and the bus lanes are left out.
        </p>
        <p>
          Timetable figures of the{' '}
          <a
            href="https://creativecommons.org/licenses/by/4.0/"
            className="underline underline-offset-3 hover:text-ink"
          >
            Office of Transport and Traffic Policy and Planning (OTP), CC BY 4.0
          </a>
          , adapted; tracks and places © OpenStreetMap contributors.
        </p>
      </section>
    </article>
  )
}

function Facts({
  title,
  heads,
  rows,
}: {
  title: string
  heads: readonly [string, string]
  rows: readonly (readonly [string, ReactNode])[]
}) {
  return (
    <section className="grid max-w-[68ch] gap-3">
      <h2 className="text-xl">{title}</h2>
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr className="border-b border-line text-sm text-ink-3">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="w-2/5 py-2.5 pr-4 font-medium sm:w-56">
                {name}
              </th>
              <td className="py-2.5 text-ink-2">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
