import { Fragment } from 'react'
import { bandStroke, WASH } from '../../stroke-rules.ts'
import type { MinutesLook } from '../../times-rules.ts'
import type { City } from './city.ts'
import { line, METRES, thick } from './drawn-lines.ts'
import { cityStops, cityTracks } from './minutes-ground.ts'

type Props = { city: City; minutes: MinutesLook }

/** Where one can still walk to from a stop in the minutes left. */
export function DrawnWash({ city, minutes }: Props) {
  const reached = cityStops(city, minutes).filter(({ reach }) => reach > 0)
  return reached.map(({ line: ends, reach }) => (
    <path
      key={line(ends)}
      d={line(ends)}
      stroke={`var(${WASH})`}
      strokeWidth={(2 * reach) / METRES}
    />
  ))
}

/** Tracks and stops by minutes. */
export function DrawnMinutes({ city, minutes }: Props) {
  const stops = cityStops(city, minutes)
  return (
    <>
      {cityTracks(city, minutes).map(({ band, coordinates }) => {
        const { token, width } = bandStroke(band)
        const d = line(coordinates)
        return <Stroke key={d} d={d} token={token} width={width} />
      })}
      {stops.map(({ line: ends, isInterchange, band }) => {
        const d = line(ends)
        const isReached = band !== null
        const rim = isInterchange && isReached ? '--color-ink' : bandStroke(band).token
        const [outer, inner] = isInterchange
          ? isReached
            ? [16, 12]
            : [13, 10]
          : isReached
            ? [11, 6]
            : [7, 4]
        return (
          <Fragment key={d}>
            <Stroke d={d} token={rim} width={outer} />
            <Stroke d={d} token="--railway-stop" width={inner} />
          </Fragment>
        )
      })}
    </>
  )
}

function Stroke({ d, token, width }: { d: string; token: string; width: number }) {
  return (
    <path d={d} stroke={`var(${token})`} style={thick(width)} vectorEffect="non-scaling-stroke" />
  )
}
