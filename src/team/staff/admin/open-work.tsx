import { useQuery } from '@tanstack/react-query'
import { openWorkInWords } from '../../../sales/open-work/rules/open-work.ts'
import { personName } from '../../../shared/person-name.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import type { Colleague, User } from '../rules/staff.ts'
import { useColleagues } from './colleague-calls.ts'
import { openWorkQuery } from './staff-calls.ts'

/** What is open of somebody who may hold no work (any more), and who gets all of it when the form is saved. */
export function OpenWork({
  user,
  to,
  onChange,
}: {
  user: User
  to: Colleague | null
  onChange: (to: Colleague | null) => void
}) {
  const work = useQuery(openWorkQuery).data?.find(({ id }) => id === user.id)
  const colleagues = useColleagues().filter(({ id }) => id !== user.id)
  if (!work) return null
  return (
    <section
      aria-label="Open work"
      className="grid gap-3 rounded-control border border-line bg-warning-wash p-4"
    >
      <p>
        {`${personName(user)} has ${openWorkInWords(work)}.`}
        {work.threads > 0 && ' The conversations will count as unassigned.'}
      </p>
      <ChoiceField
        label="Give all of it to"
        none="Leave as it is"
        options={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(to?.id ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange(colleagues.find(({ id }) => String(id) === value) ?? null)
        }
      />
    </section>
  )
}
