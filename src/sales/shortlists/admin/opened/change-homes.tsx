import { type ReactNode, useState } from 'react'
import { callList } from '../../../../admin/calls/call.ts'
import type { Chosen } from '../../../../admin/record-form/form-fields.tsx'
import { RecordFields } from '../../../../admin/record-form/record-fields.tsx'
import { MAX_FOUND, RecordPicker } from '../../../../admin/record-form/record-picker.tsx'
import { useRecordForm } from '../../../../admin/record-form/use-record-form.ts'
import { priceLines } from '../../../../records/units/site/unit-price.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { Part } from '../../../../ui/part.tsx'
import { MAX_SENT_HOMES, ShortlistChange, type ShortlistRecord } from '../../rules/shortlist.ts'
import { HomeList } from '../home-list.tsx'
import { useChangeHomes } from '../shortlist-calls.ts'
import { shortlistTexts } from '../shortlist-texts.ts'
import { homeName, useChosenHomes } from '../use-chosen-homes.ts'
import { openedTexts } from './opened-texts.ts'
import { useSearchedType } from './use-searched-type.ts'

type Values = { homes: Chosen[] }
const labels = { homes: openedTexts.homes }

/** Changes the homes of a page that was sent: their order, leaving out, adding. */
export function ChangeHomes({ send, onDone }: { send: ShortlistRecord; onDone: () => void }) {
  const save = useChangeHomes()
  const searchedType = useSearchedType(send.contact)
  const form = useRecordForm<Values, ShortlistRecord>({
    kind: 'page',
    schema: ShortlistChange,
    record: send,
    values: (stored) => ({
      homes: stored?.unitIds.map((id, at) => ({ id, name: stored.homes[at] ?? '' })) ?? [],
    }),
    update: ({ id, version, homes }) =>
      save.mutateAsync({ id, version, ...(homes && { unitIds: homes.map((home) => home.id) }) }),
    failed: shortlistTexts.notChanged,
    draft: { form: 'homes of pages' },
    onLeave: onDone,
  })
  const chosen = form.form.watch('homes')
  // Homes that are hidden meanwhile stay on the page.
  const { homes, hidden, read, move, leaveOut } = useChosenHomes(
    chosen.map(({ id }) => id),
    (order) =>
      form.set(
        'homes',
        order.flatMap((id) => chosen.filter((home) => home.id === id)),
      ),
  )
  // Clears the box after each home.
  const [formKey, setFormKey] = useState(0)
  return (
    <Part title={openedTexts.homes}>
      {read.isError ? (
        <ErrorState title={shortlistTexts.unread} retry={() => void read.refetch()} />
      ) : !read.data ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <div className="-mx-6 max-sm:-mx-4">
          <RecordFields
            body={Body}
            {...{ form, labels }}
            saveLabel={openedTexts.save}
            isDisabled={homes.length + hidden.length === 0}
          >
            <HomeList {...{ homes, searchedType }} onMove={move} onLeaveOut={leaveOut} />
            {chosen.length < MAX_SENT_HOMES && (
              <RecordPicker
                key={formKey}
                label={openedTexts.addHome}
                placeholder={openedTexts.addHint}
                queryKey={['units', 'to add']}
                value={null}
                find={async (search, signal) => {
                  const { items } = await callList('get /api/units/search', {
                    query: { search, active: true, limit: MAX_FOUND },
                    signal,
                  })
                  return {
                    items: items.map((unit) => ({ ...unit, name: homeName(unit) })),
                  }
                }}
                show={(unit) => ({ note: priceLines(unit, searchedType)[0] ?? null })}
                onChange={(picked) => {
                  if (picked && !chosen.some(({ id }) => id === picked.id)) {
                    form.set('homes', [...chosen, { id: picked.id, name: picked.name }])
                  }
                  setFormKey(formKey + 1)
                }}
              />
            )}
          </RecordFields>
        </div>
      )}
    </Part>
  )
}

function Body({ children }: { children: ReactNode }) {
  return <div className="px-6 pb-3 max-sm:px-4">{children}</div>
}
