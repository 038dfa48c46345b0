import { Link } from 'react-router'
import { formatDate } from '../../../../shared/dates.ts'
import { formatBaht, formatRent } from '../../../../shared/money.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { linkClass } from '../../../../ui/style/link-class.ts'
import { commissionOf, type DealRecord } from '../../rules/deal-record.ts'
import { DealFacts } from './deal-facts.tsx'

/** The figures of a deal: value, contract, commission and its split, days, and why it ended. */
export function DealMetrics({ deal }: { deal: DealRecord }) {
  const language = useLanguage()
  const { value, months, commissionPercent, coAgent, coAgentPercent, status } = deal
  const commission = commissionOf(deal)
  const percent = commissionPercent === null ? '' : `, ${commissionPercent}%`
  return (
    <Part as="h2" title="Deal Metrics" isCard>
      <DealFacts
        facts={[
          ['Value', formatBaht(value, language)],
          [
            'Lease term',
            months &&
              `${months} month${months === 1 ? '' : 's'}, ${formatRent(Math.round(value / months), language)}`,
          ],
          ['Lease starts', deal.leaseStart && formatDate(deal.leaseStart, language)],
          [
            'Commission',
            commission ? `${formatBaht(commission.total, language)}${percent}` : 'Not set',
          ],
          [
            'Co-agent',
            (coAgent || coAgentPercent !== null) && (
              <>
                {coAgent ? (
                  <Link to={adminPath(`contacts/${coAgent.id}`)} className={linkClass}>
                    {coAgent.name}
                  </Link>
                ) : (
                  'Not set'
                )}
                {coAgentPercent !== null && `, ${coAgentPercent}%`}
              </>
            ),
          ],
          [
            'Co-agent / us',
            (coAgent || coAgentPercent !== null) &&
              commission &&
              `${formatBaht(commission.coAgent, language)}, ${formatBaht(commission.own, language)}`,
          ],
          ['Created', formatDate(deal.createdAt, language)],
          ['In pipeline', dayCount(deal.daysInPipeline)],
          [
            'In stage',
            <span key="stage" className={deal.isStale ? 'text-warning' : ''}>
              {dayCount(deal.daysInStage)}
              {deal.isStale && ', longer than usual'}
            </span>,
          ],
          ['Assigned to', deal.assignedTo ?? 'Unassigned'],
          [status === 'won' ? 'Won' : 'Lost', deal.closedOn && formatDate(deal.closedOn, language)],
          [
            'Reason',
            status !== 'open' &&
              ([deal.reason, deal.reasonText].filter(Boolean).join(': ') || 'reason missing'),
          ],
        ]}
      />
    </Part>
  )
}

function dayCount(days: number): string {
  return `${days} day${days === 1 ? '' : 's'}`
}
