import { formatNumber } from '../../shared/money.ts'
import { useDrawn } from '../../ui/draw-memory.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import type { Reach } from './read-reach.ts'

const WORDS = (
  <>
    Sathani (<span lang="th">สถานี</span>) is Thai for station. A day in Bangkok is planned around
    the train, so we list every home by the station it stands near.
  </>
)

/** What Sathani does, and how much of it there is today. */
export function About({ homes, reach }: { homes: number; reach: Reach }) {
  // Out of memory: five Thai letters would make all of the page dearer to write.
  const words = useDrawn(WORDS, '', WORDS)
  const figures = [
    { figure: homes, label: homes === 1 ? 'home listed' : 'homes listed' },
    { figure: reach.projects, label: reach.projects === 1 ? 'project' : 'projects' },
    {
      figure: reach.stations,
      label: reach.stations === 1 ? 'station within 1 km' : 'stations within 1 km',
    },
  ]
  return (
    <section
      id="about"
      aria-labelledby="about-title"
      className="my-12 border-y border-line bg-wash py-14 lg:py-16"
    >
      <div className="page-width grid gap-10 lg:grid-cols-[1fr_1.1fr] lg:items-start">
        <div className="grid gap-4">
          <h2 id="about-title" className="text-2xl md:text-3xl">
            About Sathani
          </h2>
          <p className="max-w-prose text-lg text-ink-2" {...words} />
          {homes > 0 && (
            <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-4">
              {figures.map(({ figure, label }) => (
                <div key={label} className="grid">
                  <dt className="order-last text-sm text-ink-2">{label}</dt>
                  <dd className="text-3xl font-strong tracking-[-0.01em] tabular-nums">
                    {formatNumber(figure)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <ol className="grid">
          {stops.map(({ title, text }) => (
            <li
              key={title}
              className="relative grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-1 pb-6 not-last:before:absolute not-last:before:top-3 not-last:before:-bottom-3 not-last:before:left-1.25 not-last:before:w-0.5 not-last:before:bg-(--line-bts_sukhumvit)"
            >
              <span className="relative mt-1.5 flex self-start">
                <StationMark lines={['bts_sukhumvit']} />
              </span>
              <h3 className="text-base font-strong tracking-normal">{title}</h3>
              <p className="col-start-2 max-w-prose text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const stops = [
  {
    title: 'Choose a station',
    text: 'A search finds the homes within 1 km of it. Distances run in a straight line, and a walk is counted at 80 metres a minute.',
  },
  {
    title: 'See what it costs and whether it is free',
    text: 'Homes show their price or monthly rent, their size and, while they are free, the day on which that was last confirmed.',
  },
  {
    title: 'Ask about it',
    text: 'Your question reaches the agency together with the home it is about. Leave a phone number and an e-mail address, and your LINE if you use it.',
  },
]
