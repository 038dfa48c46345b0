import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../../admin/calls/call.ts'
import { useSave } from '../../../../admin/calls/use-save.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import type { ContactRecord } from '../../rules/contact.ts'
import { type DetailDecision, DetailFields, type NewDetail } from '../../rules/new-detail.ts'
import { shownPhone } from '../../rules/shown-phone.ts'

/** What somebody sent from the website and staff have not entered, each to accept or to ignore. */
export function NewDetails({ contact }: { contact: ContactRecord }) {
  const language = useLanguage()
  const isOnline = useOnline()
  const decide = useDecideDetail(contact)
  const { data = [] } = useQuery(newDetailsQuery(contact.id))
  const place = useRef<HTMLDivElement>(null)
  const count = data.length
  const before = useRef(count)
  // The button that was pressed goes with its detail: the focus stays where it was.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (count < before.current && isLost) place.current?.focus()
    before.current = count
  }, [count])
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:absolute">
      {count > 0 && (
        <section
          aria-label={`New from ${contact.name}`}
          className="grid gap-2 rounded-card border border-line bg-accent-wash p-4"
        >
          <h2 className="text-base font-strong">New from the website</h2>
          <ul className="grid gap-3">
            {data.map((detail) => {
              const label = labelOf(DetailFields, detail.field, language)
              const value = shownIn(detail)
              const stored = contact[detail.field]
              return (
                <li key={detail.id} className="grid gap-1.5">
                  <p className="leading-snug">
                    <span className="text-ink-2">
                      {label}, {formatDate(detail.offeredAt, language)}
                    </span>
                    <b className="block wrap-anywhere font-medium">{value}</b>
                    {stored && detail.field !== 'phone' && (
                      <span className="block wrap-anywhere text-ink-2">instead of {stored}</span>
                    )}
                  </p>
                  <p className="flex gap-2">
                    <Button
                      size="small"
                      disabled={!isOnline || decide.isPending}
                      aria-label={`Use ${label} ${value}`}
                      onClick={() => decide.mutate({ detail, decision: 'accepted' })}
                    >
                      Use
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      disabled={!isOnline || decide.isPending}
                      aria-label={`Ignore ${label} ${value}`}
                      onClick={() => decide.mutate({ detail, decision: 'ignored' })}
                    >
                      Ignore
                    </Button>
                  </p>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
}

const shownIn = ({ field, value }: NewDetail): string =>
  field === 'phone' ? shownPhone(value) : value

function newDetailsQuery(id: number) {
  return queryOptions({
    queryKey: ['contacts', 'new details', id],
    queryFn: ({ signal }) =>
      call('get /api/leads/{id}/new-details', { params: { id: String(id) }, signal }),
  })
}

function useDecideDetail({ id, name }: ContactRecord) {
  const put = (detail: NewDetail, decision: DetailDecision | null) =>
    call('put /api/leads/{id}/new-details/{detailId}', {
      params: { id: String(id), detailId: String(detail.id) },
      body: { decision },
    })
  return useSave({
    send: ({ detail, decision }: { detail: NewDetail; decision: DetailDecision }) =>
      put(detail, decision),
    done: (_contact, { detail, decision }) => ({
      title: decision === 'accepted' ? 'Contact updated' : 'Ignored',
      text: `${name}: ${shownIn(detail)}`,
      undo: () => put(detail, null),
    }),
    failed: 'Failed to update the contact',
  })
}
