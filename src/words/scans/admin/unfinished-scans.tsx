import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bangkokDate, formatDate, formatTime } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { YesNo } from '../../../ui/fields/yes-no.tsx'
import type { ListedScan } from '../rules/scan.ts'
import { draftsQuery, pictureUrl, type ScanOf, useDiscardScan } from './scan-calls.ts'
import { counted } from './scan-texts.ts'

/** One's own notes of this deal or contact that wait to be added. */
export function UnfinishedScans({ of, onOpen }: { of: ScanOf; onOpen: (id: number) => void }) {
  const { data = [] } = useQuery(draftsQuery(of))
  const discard = useDiscardScan()
  const [asked, setAsked] = useState<number | null>(null)
  if (data.length === 0) return null
  return (
    <section aria-label="Not added yet" className="grid gap-2">
      <h3 className="text-sm font-strong">Not added yet</h3>
      <ul className="divide-y divide-line rounded-card border border-line">
        {data.map((scan) => (
          <li key={scan.id} className="flex flex-wrap items-center gap-3 p-3">
            <img
              src={pictureUrl(scan, 'original')}
              alt=""
              className="size-12 rounded-control border border-line object-cover"
            />
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{firstWords(scan)}</p>
              <p className="text-ink-2">{`${whenTaken(scan)}, ${stateWords(scan)}`}</p>
            </div>
            {asked === scan.id ? (
              <YesNo
                question="Discard this note and its picture?"
                yes="Discard"
                no="Keep"
                onYes={() => {
                  setAsked(null)
                  discard.mutateOnce(scan.id)
                }}
                onNo={() => setAsked(null)}
                onLeave={() => setAsked(null)}
              />
            ) : (
              <>
                <Button variant="quiet" size="small" onClick={() => onOpen(scan.id)}>
                  Continue
                </Button>
                <Button
                  variant="plain"
                  size="small"
                  disabled={discard.isPending}
                  onClick={() => setAsked(scan.id)}
                >
                  Discard
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const firstWords = ({ texts, fileName }: ListedScan) =>
  texts.find((text) => text.trim()) ?? fileName

function whenTaken({ createdAt }: ListedScan): string {
  const isToday = bangkokDate(createdAt) === bangkokDate(new Date())
  return isToday ? `Today, ${formatTime(createdAt)}` : formatDate(createdAt)
}

function stateWords({ state, texts }: ListedScan): string {
  if (state === 'waiting' || state === 'reading') return 'being read'
  if (state === 'failed') return 'not read'
  return texts.length === 0 ? 'no text found' : counted(texts.length, 'line')
}
