import { unitSearchQuery } from '../../records/units/rules/query.ts'
import { similarSearch } from '../../records/units/rules/similar-search.ts'
import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { toggleSaved, useIsSaved } from '../../records/units/site/saved-units.ts'
import { powerSearchPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import { PowerSearchButton } from '../power-search/power-search-button.tsx'

/** Opens the search panel with the filters of similar homes; the search can be saved there. */
export function FindSimilar({ unit }: { unit: PublicUnit }) {
  const search = similarSearch(unit)
  return (
    <PowerSearchButton
      title="Property Details"
      besides={unit.id}
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
      variant="quiet"
      aria-pressed={isSaved}
      onClick={() => toggleSaved(id)}
      className="max-sm:order-3"
    >
      <span className={isSaved ? 'icon-heart-filled before:bg-accent' : 'icon-heart'} />
      Save Property
    </Button>
  )
}
