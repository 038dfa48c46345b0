import { useSyncExternalStore } from 'react'
import { searchPath } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { unitSearchQuery } from '../../rules/query.ts'
import { MINUTES_PLACE } from './read-place-fields.ts'
import { onRemembered, remembered } from './remembered.ts'

/** A link to where places of work or study are chosen, filled with those remembered in this browser. */
export function PlacesLink() {
  const query = useSyncExternalStore(onRemembered, remembered, none)?.asked
  return (
    <ButtonLink
      variant="quiet"
      size="small"
      href={`${searchPath(query && unitSearchQuery(query))}#${MINUTES_PLACE}`}
      className="icon-train-front justify-self-start before:size-4 print:hidden"
    >
      <span className="in-[[data-minutes]]:hidden">Add your place of work</span>
      <span className="hidden in-[[data-minutes]]:inline">Change your places</span>
    </ButtonLink>
  )
}

const none = () => null
