import type { RecordColumn } from '../../../../admin/record-list/record-table.tsx'
import { shownPhone } from '../../../../records/contacts/rules/shown-phone.ts'
import { bangkokDate, formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import type { Language } from '../../../../shared/language.ts'
import { formatBaht } from '../../../../shared/money.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { TwoLines } from '../../../../ui/two-lines.tsx'
import { DealStages } from '../../rules/deal.ts'
import type { ListedDeal } from '../../rules/deal-record.ts'
import { daysWords, homeWords } from '../format-deal.ts'

export function dealColumns(language: Language): RecordColumn<ListedDeal>[] {
  const today = bangkokDate(new Date())
  return [
    {
      id: 'name',
      header: 'Deal',
      width: '17%',
      sorts: ['name', 'name_desc'],
      cell: (deal) => <TwoLines strong first={deal.dealName} second={homeWords(deal)} />,
    },
    {
      id: 'contact',
      header: 'Contact',
      width: '14%',
      sorts: ['contact', 'contact_desc'],
      cell: ({ contactName, contactPhone }) => (
        <TwoLines first={contactName} second={shownPhone(contactPhone)} />
      ),
    },
    {
      id: 'stage',
      header: 'Stage',
      width: '10.5rem',
      cell: ({ stage, status, reason }) => (
        <TwoLines
          first={<Badge tone={tones[status]}>{labelOf(DealStages, stage, language)}</Badge>}
          second={status === 'open' ? null : (reason ?? 'reason missing')}
        />
      ),
    },
    {
      id: 'value',
      header: 'Value',
      width: '8.25rem',
      numeric: true,
      sorts: ['value', 'value_desc'],
      cell: ({ value }) => formatBaht(value, language),
    },
    {
      id: 'probability',
      header: 'Probability',
      width: '7rem',
      numeric: true,
      sorts: ['probability', 'probability_desc'],
      cell: ({ probability }) => `${probability}%`,
    },
    {
      id: 'days',
      header: 'In stage',
      width: '6rem',
      numeric: true,
      sorts: ['days', 'days_desc'],
      cell: ({ daysInStage, isStale }) => (
        <span className={isStale ? 'font-medium text-warning' : ''}>
          {daysWords(daysInStage)}
          {isStale && <span className="sr-only">, stale</span>}
        </span>
      ),
    },
    {
      id: 'close',
      header: 'Expected close',
      width: '8.75rem',
      onlyWide: true,
      sorts: ['close', 'close_desc'],
      cell: ({ expectedCloseDate, status }) => (
        <TwoLines
          first={
            expectedCloseDate && (
              <span className={status === 'open' && expectedCloseDate < today ? 'text-danger' : ''}>
                {formatDate(expectedCloseDate, language)}
              </span>
            )
          }
        />
      ),
    },
    {
      id: 'assigned',
      header: 'Assigned to',
      onlyWide: true,
      cell: ({ assignedTo }) => <TwoLines first={assignedTo} />,
    },
  ]
}

const tones = { open: 'plain', won: 'success', lost: 'danger' } as const
