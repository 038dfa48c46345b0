import { powerSearchPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import { unitSearchQuery } from '../../units/query-rules.ts'
import type { UnitDocument } from '../../units/rules.ts'
import { toggleSaved, useIsSaved } from '../../units/site/saved-homes.ts'
import { PowerSearchButton } from '../power-search/power-search-button.tsx'
import { similarSearch } from './similar-search.ts'

/** Looks for homes like this one: the search panel, filled in from it, where it can be kept as well. */
export function FindSimilar({ unit }: { unit: UnitDocument }) {
  const search = similarSearch(unit)
  return (
    <PowerSearchButton
      title="Property Details"
      size="small"
      href={powerSearchPath(unitSearchQuery(search))}
      fields={() => search}
      actions={<SaveProperty id={unit.id} />}
    >
      <span className="icon-search" />
      Find similar
    </PowerSearchButton>
  )
}

function SaveProperty({ id }: { id: number }) {
  const isSaved = useIsSaved(id)
  return (
    <Button
      look="quiet"
      aria-pressed={isSaved}
      onClick={() => toggleSaved(id)}
      className="max-sm:order-3"
    >
      <span className={isSaved ? 'icon-heart-filled before:bg-accent' : 'icon-heart'} />
      Save Property
    </Button>
  )
}
