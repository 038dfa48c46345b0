import { useState } from 'react'
import type { LineChoice } from './line-choices.ts'

/** The stations without their names and lines: what a page carries as data where its picker is drawn. */
export function besidesPicker(lines: readonly LineChoice[]): LineChoice[] {
  return lines.map((line) => ({
    ...line,
    stations: line.stations.map((station) => ({ ...station, name: '', line: '' })),
  }))
}

/**
 * The stations with their names again: those that the page's data leaves out are read from the drawn
 * picker while it is still the plain select, so that no page says them twice.
 */
export function useStationsOnPage(lines: readonly LineChoice[]): readonly LineChoice[] {
  const [complete] = useState(() =>
    lines.some(({ stations }) => stations.some(({ name }) => name === '')) ? named(lines) : lines,
  )
  return complete
}

function named(lines: readonly LineChoice[]): LineChoice[] {
  const options = document.querySelectorAll<HTMLOptionElement>('select[name=stationId] option')
  const names = new Map(
    [...options].map(({ value, text }) => [Number(value), text.slice(0, text.lastIndexOf(' · '))]),
  )
  return lines.map((line) => ({
    ...line,
    stations: line.stations.map((station) => ({
      ...station,
      name: names.get(station.id) ?? station.code,
      line: line.id,
    })),
  }))
}
