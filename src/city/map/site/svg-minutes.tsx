import { Fragment } from 'react'
import { bandStroke, stopStrokes, WASH } from '../../rail/rules/strokes.ts'
import type { MinutesLook } from '../../rail/rules/times.ts'
import type { City } from './city.ts'
import { cityStops, cityTracks } from './minutes-ground.ts'
import { line, METRES, thick } from './svg-lines.ts'

type Props = { city: City; minutes: MinutesLook }

/** The areas within walking distance of a stop in the minutes left. */
export function SvgWash({ city, minutes }: Props) {
  const reachable = cityStops(city, minutes).filter(({ reach }) => reach > 0)
  return reachable.map(({ line: ends, reach }) => (
    <path
      key={line(ends)}
      d={line(ends)}
      stroke={`var(${WASH})`}
      strokeWidth={(2 * reach) / METRES}
    />
  ))
}

/** Tracks and stops coloured by minutes. */
export function SvgMinutes({ city, minutes }: Props) {
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
