import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { IdentityKinds } from '../../rules/contact.ts'
import { mergesQuery } from '../duplicates/duplicate-calls.ts'

/** What a contact was merged with, and the addresses that still lead to it; nothing if it was not. */
export function MergedWith({ id }: { id: number }) {
  const language = useLanguage()
  const { data } = useQuery({ ...mergesQuery(id), enabled: useHydrated() })
  if (!data || data.merges.length + data.identities.length === 0) return null
  return (
    <Part as="h2" title="Merged" isCard>
      <ul className="grid gap-1.5">
        {data.merges.map(({ id, contact, mergedAt, mergedBy }) => (
          <li key={id} className="wrap-anywhere">
            With {contact.name},{' '}
            <span className="text-ink-2">
              {[formatDate(mergedAt, language), mergedBy].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
        {data.identities.map(({ kind, value }) => (
          <li key={`${kind} ${value}`} className="wrap-anywhere">
            <span className="text-ink-2">
              Also known by {labelOf(IdentityKinds, kind, language)}
            </span>{' '}
            {value}
          </li>
        ))}
      </ul>
    </Part>
  )
}
