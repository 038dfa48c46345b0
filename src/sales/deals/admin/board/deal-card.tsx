import { Badge } from '../../../../ui/badge.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import { cardValue, daysWords, homeWords } from '../format-deal.ts'

/** Above this percentage the probability stands out. */
const PROBABLE = 70

/** What a card shows: who, which home, how likely, how much, for how long, whose. */
export function DealCardFace({ deal, isLarge = false }: { deal: ListedDeal; isLarge?: boolean }) {
  const { contactName, probability, value, daysInStage, isStale, assignedTo, status } = deal
  const home = homeWords(deal)
  const days = daysWords(daysInStage)
  return (
    <>
      <span className="flex items-center gap-2">
        <b
          className={classNames('min-w-0 truncate font-medium', isLarge && 'text-base')}
          title={contactName}
        >
          {contactName}
        </b>
        <Badge
          tone={probability > PROBABLE ? 'accent' : 'plain'}
          className="ml-auto flex-none px-2! tabular-nums"
        >
          <span className="sr-only">Probability </span>
          {probability}%
        </Badge>
      </span>
      <span className="block truncate text-ink-2" title={home}>
        {home}
      </span>
      <span className="mt-1 flex items-center gap-2 text-ink-2 tabular-nums">
        <b className={classNames('flex-none font-strong text-ink', isLarge && 'text-base')}>
          {cardValue(value)}
        </b>
        <span
          className={classNames('ml-auto truncate', isStale && 'font-medium text-warning')}
          {...(deal.reason && { title: deal.reason })}
        >
          {endWords(deal) ??
            (isLarge ? [hereWords(daysInStage), assignedTo].filter(Boolean).join(' · ') : days)}
          {isStale && <span className="sr-only"> in this stage, stale</span>}
        </span>
        {!isLarge &&
          (assignedTo ? (
            <span title={assignedTo} className="flex-none">
              <Avatar name={assignedTo} />
              <span className="sr-only">Assigned to {assignedTo}</span>
            </span>
          ) : (
            <span
              className="grid size-7 flex-none place-items-center rounded-full bg-hov"
              title="Nobody has it"
            >
              <span aria-hidden="true">–</span>
              <span className="sr-only">Nobody has it</span>
            </span>
          ))}
      </span>
      {status === 'open' ? null : <span className="sr-only">{status}</span>}
    </>
  )
}

/** `3 days here`, `here today` */
const hereWords = (days: number) => (days === 0 ? 'here today' : `${daysWords(days)} here`)

/** Why a deal ended, instead of the days. */
function endWords({ status, reason }: ListedDeal): string | null {
  return status === 'open' ? null : (reason ?? 'reason missing')
}

/** The look of a card; a stale one has a bar. */
export function cardClass({ isStale }: Pick<ListedDeal, 'isStale'>): string {
  return classNames(
    'block rounded-control border border-line bg-card leading-[1.45]',
    isStale && 'shadow-[inset_3px_0_var(--color-warning)]',
  )
}
