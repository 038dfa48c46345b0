import { formatNumber } from '../../../../shared/money.ts'
import { Dialog, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { type DealColumn, DealColumns, statusOfColumn } from '../../rules/deal.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import { cardValue, homeWords } from '../format-deal.ts'

/** The ten stages to move a deal to, on a phone from below. */
export function MoveSheet({
  deal,
  counts,
  onMove,
  onClose,
}: {
  deal: ListedDeal
  counts: readonly { id: DealColumn; count: number }[]
  onMove: (to: DealColumn) => void
  onClose: () => void
}) {
  const here = DealColumns.ids.indexOf(deal.column)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move ${deal.contactName}`}
      description={`${homeWords(deal)} · ${cardValue(deal.value)}`}
      backCloses
    >
      <DialogBody>
        <ul className="-mx-3 -my-2 grid">
          {DealColumns.ids.map((id, i) => (
            <li key={id}>
              <button
                type="button"
                disabled={i === here}
                onClick={() => onMove(id)}
                className={classNames(
                  'flex min-h-12 w-full items-center gap-2.5 rounded-control px-2.5 text-left text-sm',
                  i === here ? 'bg-accent-wash' : 'hover:bg-hov',
                )}
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    'size-4.5 flex-none rounded-full border-4',
                    ringOf(id, i, here),
                  )}
                />
                <b className="flex-1 font-medium">{DealColumns.labels[id]}</b>
                <span className="text-ink-2 tabular-nums">
                  {i === here
                    ? 'here'
                    : formatNumber(counts.find((column) => column.id === id)?.count ?? 0)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  )
}

/** Filled where the deal is, teal on the way so far, green and red at the ends. */
function ringOf(id: DealColumn, at: number, here: number): string {
  if (at === here) return 'border-accent bg-accent'
  const status = statusOfColumn(id)
  if (status === 'won') return 'border-success bg-card'
  if (status === 'lost') return 'border-danger bg-card'
  return at < here ? 'border-accent bg-card' : 'border-field bg-card'
}
