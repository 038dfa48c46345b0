import { EMAIL_ADDRESS } from '../../../../shared/fields/field-faults.ts'
import { TextField } from '../../../../ui/fields/field.tsx'
import { MAX_CC } from '../../rules/mail-person.ts'
import type { ThreadRecord } from '../../rules/thread.ts'
import { Act } from '../message/message-action.tsx'
import { peopleWords } from '../people-words.ts'

/** Addresses as they are typed: one in To, any number in Cc. */
export type Addresses = { to: string; cc: string }

/** Whom an e-mail goes to; `Change` opens the addresses. Nothing where only whoever the conversation is with gets it. */
export function RecipientsLine({
  thread,
  typed,
  fault,
  onType,
}: {
  thread: ThreadRecord
  /** What was changed; null while the e-mail goes to whoever wrote last, with the others in Cc. */
  typed: Addresses | null
  fault: string | null
  onType: (addresses: Addresses | null) => void
}) {
  const [first, ...others] = thread.members
  if (typed) {
    return (
      <div className="dense grid gap-x-3 gap-y-1.5 px-1 pb-1.5 md:grid-cols-[1fr_1fr_auto] md:items-end">
        <TextField
          label="To"
          inputMode="email"
          value={typed.to}
          error={fault}
          onChange={({ currentTarget }) => onType({ ...typed, to: currentTarget.value })}
        />
        <TextField
          label="Cc"
          inputMode="email"
          value={typed.cc}
          placeholder="Addresses, separated by commas"
          onChange={({ currentTarget }) => onType({ ...typed, cc: currentTarget.value })}
        />
        <Act onClick={() => onType(null)}>Reset</Act>
      </div>
    )
  }
  if (!first || (others.length === 0 && first.address === thread.handle)) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-1 pb-1">
      <p className="icon-mail flex min-w-0 gap-2 text-ink-2 before:mt-0.5 before:size-4">
        <span className="min-w-0 wrap-anywhere">
          To <b className="font-strong text-ink">{peopleWords([first])}</b>
          {others.length > 0 && `, Cc ${peopleWords(others)}`}
        </span>
      </p>
      <Act
        onClick={() =>
          onType({ to: first.address, cc: others.map(({ address }) => address).join(', ') })
        }
      >
        Change
      </Act>
    </div>
  )
}

/** What is sent with the message: the changed addresses, else those of the line. */
export function recipientsOf({ members }: ThreadRecord, typed: Addresses | null) {
  if (typed) return { to: typed.to.trim(), cc: addressesIn(typed.cc) }
  const [first, ...others] = members
  return first ? { to: first.address, cc: others.map(({ address }) => address) } : {}
}

/** Why an e-mail can't go to these addresses. */
export function recipientsFault(typed: Addresses | null): string | null {
  if (!typed) return null
  const copies = addressesIn(typed.cc)
  const wrong = [typed.to.trim(), ...copies].find((address) => !EMAIL_ADDRESS.test(address))
  if (wrong === '') return 'Enter the address this goes to.'
  if (wrong !== undefined) return `${wrong} isn’t an email address.`
  return copies.length > MAX_CC ? `At most ${MAX_CC} addresses in Cc.` : null
}

function addressesIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean)
}
