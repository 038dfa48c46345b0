import { type Ref, useState } from 'react'
import { inServiceArea } from '../../../city/places/rules/place.ts'
import { writePoint } from '../../../city/rail/rules/points.ts'
import { useTexts } from '../../../ui/language.tsx'
import type { PickedPlace } from '../rules/suggestion.ts'
import { placeTexts } from './place-texts.ts'

type State = 'ready' | 'locating' | 'refused' | 'outside'

/** The first row of an open place box: reads the device's position when it is pressed, and only then. */
export function NearMe({
  ref,
  id,
  isActive,
  onFound,
}: {
  ref: Ref<HTMLDivElement>
  id: string
  isActive: boolean
  onFound: (place: PickedPlace) => void
}) {
  const texts = useTexts(placeTexts)
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
      ({ coords: { latitude, longitude } }) => {
        const point = { latitude, longitude }
        if (!inServiceArea(point)) {
          setState('outside')
          return
        }
        const near = writePoint({ ...point, name: texts.nearMe })
        onFound({
          ...{ kind: 'point', id: null, name: texts.nearMe, nameTh: null, within: '', homes: null },
          ...{ search: `near=${encodeURIComponent(near)}`, ...point },
        })
      },
      () => setState('refused'),
      { maximumAge: 60_000, timeout: 15_000 },
    )
  }

  if (!('geolocation' in navigator)) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
    <div
      ref={ref}
      role="option"
      id={id}
      aria-selected={isActive}
      data-active={isActive || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={locate}
      className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-hov data-active:bg-accent-wash"
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
    </div>
  )
}
