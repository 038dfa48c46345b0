import { Fragment } from 'react'
import { bandStroke, stopStrokes, WASH } from '../../stroke-rules.ts'
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
        return (
          <Fragment key={d}>
            {stopStrokes(band, isInterchange).map(({ token, width }) => (
              <Stroke key={width} d={d} token={token} width={width} />
            ))}
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
