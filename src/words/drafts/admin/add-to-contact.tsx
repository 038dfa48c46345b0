import { useState } from 'react'
import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { useContact } from '../../../records/contacts/admin/contact-calls.ts'
import { WishChips } from '../../../records/contacts/admin/page/wish-chips.tsx'
import type { ContactRecord } from '../../../records/contacts/rules/contact.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { type ChatAdd, chatAdds } from '../rules/chat-adds.ts'
import type { Draft } from '../rules/draft.ts'
import { addTexts } from './add-texts.ts'
import type { Chosen } from './known-card.tsx'
import { useAddChat } from './use-add-chat.ts'

type Props = {
  text: string
  draft: Draft
  to: Chosen
  onClose: () => void
  onAdded: (id: number) => void
}

/**
 * Adds a pasted chat to a contact who is known: what their record lacks is ticked, what would take the place of
 * something is not, until somebody ticks it.
 */
export default function AddToContact({ to, ...rest }: Props) {
  const texts = useTexts(addTexts)
  const { data, isError, refetch } = useContact(to.id)
  return (
    <Dialog open onClose={rest.onClose} title={texts.add(to.name)} description={texts.kept}>
      {data ? (
        <Adds key={data.version} contact={data} {...rest} />
      ) : (
        <DialogBody>
          {isError ? (
            <ErrorState title={texts.unread} retry={() => void refetch()} />
          ) : (
            <Skeleton className="h-24 w-full" />
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}

function Adds({
  contact,
  text,
  draft,
  onClose,
  onAdded,
}: Omit<Props, 'to'> & { contact: ContactRecord }) {
  const texts = useTexts(addTexts)
  const adds = chatAdds(contact, draft.fields)
  const [ticked, setTicked] = useState(
    () => new Set(adds.filter(({ isSafe }) => isSafe).map(({ field }) => field)),
  )
  const save = useAddChat()
  const { id, name, version } = contact
  function add(): void {
    const taken = adds.filter(({ field }) => ticked.has(field))
    const fields = Object.fromEntries(taken.map(({ field, value }) => [field, value]))
    const change = taken.length > 0 ? { change: { ...fields, version } } : {}
    const chat = { text, source: draft.chat.source, ...change }
    save.mutateOnce({ id, name, chat }, { onSuccess: () => onAdded(id) })
  }
  return (
    <>
      <DialogBody>
        <div className="dense grid gap-2 text-sm">
          {save.isError && (
            <Alert title={texts.failed}>{reasonBesideTitle(save.error, texts.failed)}</Alert>
          )}
          <p className="text-ink-2">{adds.length > 0 ? texts.tick : texts.nothingNew}</p>
          {adds.map((each) => (
            <label key={each.field} className="flex min-h-(--press) items-start gap-2.5 py-1">
              <input
                type="checkbox"
                className="tick -mx-0.75 mt-0.5 flex-none"
                checked={ticked.has(each.field)}
                onChange={({ currentTarget: { checked } }) => {
                  const next = new Set(ticked)
                  if (checked) next.add(each.field)
                  else next.delete(each.field)
                  setTicked(next)
                }}
              />
              <span className="grid min-w-0 gap-1 wrap-anywhere">
                <Said add={each} />
              </span>
            </label>
          ))}
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={save.isPending} onClick={add}>
          {texts.add(name)}
        </Button>
      </DialogActions>
    </>
  )
}

/** A detail as the chat says it, and what it replaces. */
function Said({ add: { field, said, stored, isSafe } }: { add: ChatAdd }) {
  const texts = useTexts(addTexts)
  const label = <span className="text-ink-2">{texts.labels[field]}</span>
  if (field === 'search') {
    return (
      <>
        {label}
        <WishChips query={said} />
        {stored !== null && (
          <>
            <span className="text-ink-2">{texts.instead}</span>
            <WishChips query={stored} />
          </>
        )}
      </>
    )
  }
  return (
    <span>
      {label} <span className="font-medium">{said}</span>
      {stored !== null && (
        <span className="text-ink-2">{`, ${isSafe ? texts.behind(stored) : texts.replaces(stored)}`}</span>
      )}
    </span>
  )
}
