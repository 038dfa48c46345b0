import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { dealQuery } from '../../deals/admin/deal-calls.ts'
import { contactDealsQuery } from '../../deals/admin/of-record/deals-of.tsx'

/** The deal that a viewing belongs to; `name` is what a conflict shows of it. */
export type ChosenDeal = { id: number; name: string; contactId: number }

/** Which deal of the client a viewing belongs to, or none; nothing where they have no open one. */
export function ViewingDeal({
  contactId,
  value,
  onChange,
}: {
  contactId: number
  value: ChosenDeal | null
  onChange: (deal: ChosenDeal | null) => void
}) {
  const deals = useQuery(contactDealsQuery(contactId)).data?.items ?? []
  const own = useQuery(dealQuery(value?.id ?? null)).data
  const open = deals
    .filter(({ status, id }) => status === 'open' && id !== own?.id)
    .map(({ id, dealName }) => ({ id, name: dealName }))
  const choices = own ? [{ id: own.id, name: own.dealName }, ...open] : open
  if (choices.length === 0) return null
  return (
    <ChoiceField
      label="Deal"
      none="No deal"
      options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(value?.id ?? '')}
      onChange={({ currentTarget }) => {
        const chosen = choices.find(({ id }) => String(id) === currentTarget.value)
        onChange(chosen ? { ...chosen, contactId } : null)
      }}
    />
  )
}
