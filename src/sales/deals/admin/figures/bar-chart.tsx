import { classNames } from '../../../../ui/style/class-names.ts'

/** A group of bars: what it is of, and a value for each series. */
export type Bars = { label: string; values: readonly number[] }
export type Series = { name: string; tone: keyof typeof fills }

const fills = { accent: 'fill-accent', success: 'fill-success', danger: 'fill-danger' } as const
const dots = { accent: 'bg-accent', success: 'bg-success', danger: 'bg-danger' } as const

const HEIGHT = 160
const BAR = 18
const GAP = 3
/** At least so much between groups, and room for this many characters of their names. */
const SPACE = 26
/** The most room for a group. */
const WIDEST = 240
const MAX_CHARS = 16
const LETTER = 8

/**
 * Upright bars side by side, drawn to a common scale. The numbers are in the table beneath, which is what
 * assistive technology reads.
 */
export function BarChart({
  series,
  groups,
}: {
  series: readonly Series[]
  groups: readonly Bars[]
}) {
  const most = Math.max(1, ...groups.flatMap(({ values }) => values))
  const bars = series.length * (BAR + GAP) - GAP
  const names = groups.map(({ label }) => shortened(label))
  const longest = Math.max(0, ...names.map(({ length }) => length))
  const groupWidth = Math.max(bars + SPACE, longest * LETTER + GAP)
  const width = Math.max(1, groups.length) * groupWidth
  return (
    <figure className="grid grid-cols-1 gap-2" aria-hidden="true">
      <figcaption className="flex flex-wrap gap-x-4 text-sm text-ink-2">
        {series.map(({ name, tone }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <i className={classNames('size-2.5 rounded-full', dots[tone])} />
            {name}
          </span>
        ))}
      </figcaption>
      <div className="overflow-x-auto">
        <svg
          height={HEIGHT + 44}
          style={{ width: '100%', minWidth: width, maxWidth: groups.length * WIDEST }}
          role="presentation"
        >
          <line x1="0" x2="100%" y1={HEIGHT + 20} y2={HEIGHT + 20} className="stroke-line" />
          {groups.map(({ label, values }, group) => (
            <svg
              key={label}
              x={`${((group + 0.5) / groups.length) * 100}%`}
              overflow="visible"
              role="presentation"
            >
              <g transform={`translate(${-bars / 2} 20)`}>
                {values.map((value, index) => {
                  const height = (value / most) * HEIGHT
                  const x = index * (BAR + GAP)
                  const { name, tone } = series[index] ?? { name: '', tone: 'accent' as const }
                  return (
                    <g key={name}>
                      <rect
                        {...{ x, y: HEIGHT - height, width: BAR, height }}
                        rx="2"
                        className={fills[tone]}
                      />
                      {value > 0 && (
                        <text
                          x={x + BAR / 2}
                          y={HEIGHT - height - 5}
                          textAnchor="middle"
                          className="fill-ink-2 text-sm tabular-nums"
                        >
                          {value}
                        </text>
                      )}
                    </g>
                  )
                })}
                <text
                  x={bars / 2}
                  y={HEIGHT + 20}
                  textAnchor="middle"
                  className="fill-ink-2 text-sm"
                >
                  {names[group]}
                </text>
              </g>
            </svg>
          ))}
        </svg>
      </div>
    </figure>
  )
}

const shortened = (label: string) =>
  label.length > MAX_CHARS ? `${label.slice(0, MAX_CHARS - 1)}…` : label
