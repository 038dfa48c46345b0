import { readId } from '../../../../admin/calls/read-id.ts'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { useContact } from '../../../../records/contacts/admin/contact-calls.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { personTexts } from './person-texts.ts'

/** Over a list of homes whose address names a contact (`to=218`): for whom they are chosen. */
export function SendingTo({
  list,
  found,
}: {
  list: ListState
  /** How many homes there are to choose from, said here where the list has no title of its own. */
  found?: string | null
}) {
  const id = readId(list.get('to'))
  const isHydrated = useHydrated()
  const { data: contact } = useContact(isHydrated ? id : null)
  if (id === null) return null
  return (
    <p
      role="status"
      className="icon-send flex min-h-11 items-center gap-3 rounded-control border border-accent bg-accent-wash py-1 pr-1 pl-3.5 text-sm before:size-4 before:flex-none before:text-accent"
    >
      <span className="min-w-0 flex-1">
        {found && <b className="font-medium md:hidden">{`${found} · `}</b>}
        {personTexts.choosing(contact?.name ?? null)}
      </span>
      <IconButton label={personTexts.stop} onClick={() => list.show({ to: null, thread: null })}>
        <span className="icon-x before:size-4" />
      </IconButton>
    </p>
  )
}
