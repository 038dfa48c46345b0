import { useQueryClient } from '@tanstack/react-query'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import { UnitPicker } from '../../../../records/units/admin/unit-picker.tsx'
import { filledIn, homePlaces, placesIn, type ReplyPlace } from '../../rules/canned-reply.ts'
import type { ReplyFacts } from './use-reply-facts.ts'

/**
 * The places of a canned answer that are not filled in yet: those of a home are, once one is chosen. Nothing
 * is sent before.
 */
export function FillPlaces({
  places,
  text,
  facts,
  onFill,
}: {
  places: readonly ReplyPlace[]
  text: string
  facts: ReplyFacts
  onFill: (text: string) => void
}) {
  const queries = useQueryClient()
  if (places.length === 0) return null
  const asksForHome = places.some((place) => homePlaces.includes(place))

  async function fill(unitId: number): Promise<void> {
    const unit = await queries.query(unitQuery(unitId))
    onFill(filledIn(text, facts.withHome(unit)))
  }

  return (
    <div className="mb-1.5 grid gap-2 rounded-control bg-warning-wash px-3 py-2">
      <p
        role="status"
        className="icon-circle-exclamation-point flex gap-2 text-warning before:mt-0.5 before:size-4"
      >
        {`Not filled in yet: ${placesIn(text)
          .map((place) => `{${place}}`)
          .join(', ')}`}
      </p>
      {asksForHome && (
        <UnitPicker
          label="Which home"
          value={null}
          onChange={(chosen) => chosen && void fill(chosen.id)}
        />
      )}
    </div>
  )
}
