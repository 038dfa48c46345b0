import { useSyncExternalStore } from 'react'
import { searchPath } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { unitSearchQuery } from '../../query-rules.ts'
import { MINUTES_PLACE } from './read-place-fields.ts'
import { onRemembered, remembered } from './remembered.ts'

/** Leads to where places of work or study are chosen: with those that this browser remembers, to change them. */
export function PlacesLink() {
  const asked = useSyncExternalStore(onRemembered, remembered, none)?.asked
  return (
    <ButtonLink
      look="quiet"
      size="small"
      href={`${searchPath(asked && unitSearchQuery(asked))}#${MINUTES_PLACE}`}
      className="icon-train-front justify-self-start before:size-4 print:hidden"
    >
      <span className="in-[[data-minutes]]:hidden">Add your place of work</span>
      <span className="hidden in-[[data-minutes]]:inline">Change your places</span>
    </ButtonLink>
  )
}

const none = () => null
