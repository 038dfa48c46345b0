import { type Ref, useState } from 'react'
import { inServiceArea } from '../../../city/places/rules/place.ts'
import { writePoint } from '../../../city/rail/rules/points.ts'
import { ListOption } from '../../../ui/choices/list-option.tsx'
import { useTexts } from '../../../ui/language.tsx'
import type { PickedPlace } from '../rules/suggestion.ts'
import { placeListTexts } from './place-list-texts.ts'

type State = 'ready' | 'locating' | 'refused' | 'outside'

/** The first row of an open place box: reads the device's position when it is pressed, and only then. */
export function NearMe({
  ref,
  listId,
  isActive,
  onFound,
}: {
  ref: Ref<HTMLDivElement>
  listId: string
  isActive: boolean
  onFound: (place: PickedPlace) => void
}) {
  const texts = useTexts(placeListTexts)
  const [state, setState] = useState<State>('ready')
  const notes = {
    ready: texts.nearMeNote,
    locating: texts.locating,
    refused: texts.noLocation,
    outside: texts.outside,
  }

  function locate(): void {
    if (state === 'locating') return
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }
        if (!inServiceArea(point)) {
          setState('outside')
          return
        }
        // By its numbers: a shared address would call somebody else's place `Near me`.
        const name = `${point.latitude.toFixed(3)} ${point.longitude.toFixed(3)}`
        const near = writePoint({ ...point, name })
        onFound({
          ...{ kind: 'point', id: null, name, nameTh: null, within: '', homes: null },
          ...{ search: `near=${encodeURIComponent(near)}`, ...point },
        })
      },
      () => setState('refused'),
      { maximumAge: 60_000, timeout: 15_000 },
    )
  }

  if (!('geolocation' in navigator)) return null
  return (
    <ListOption
      {...{ ref, listId, isActive }}
      index={0}
      onChoose={locate}
      className="min-h-13 gap-3 px-2 py-1"
    >
      <span className="grid size-8 flex-none place-items-center rounded-control bg-accent-wash text-accent">
        <span className="icon-locate-fixed before:size-4.5" />
      </span>
      <span className="grid min-w-0 leading-snug">
        <span className="font-medium">{texts.nearMe}</span>
        <span role="status" className="text-sm text-ink-2">
          {notes[state]}
        </span>
      </span>
    </ListOption>
  )
}

/** To about a hundred metres: the address, the history and the log of the server are no place for a doorstep. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}
