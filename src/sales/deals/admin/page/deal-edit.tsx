import type { ReactNode } from 'react'
import { RecordFields } from '../../../../admin/record-form/record-fields.tsx'
import type { DealRecord } from '../../rules/deal-record.ts'
import { DealFields, dealLabels, useDealForm } from '../form/deal-fields.tsx'

/** Changes every field of a deal, in its page. */
export function DealEdit({ deal, onLeave }: { deal: DealRecord; onLeave: () => void }) {
  const form = useDealForm(deal, onLeave)
  return (
    <section
      aria-label={`Edit ${deal.dealName}`}
      className="dense rounded-card border border-line bg-card [&_footer]:sticky [&_footer]:bottom-0 [&_footer]:z-10 [&_footer]:rounded-b-card"
    >
      <h2 className="sr-only">{`Edit ${deal.dealName}`}</h2>
      <RecordFields body={Body} labels={dealLabels} form={form}>
        <DealFields form={form} record={deal} />
      </RecordFields>
    </section>
  )
}

function Body({ children }: { children: ReactNode }) {
  return <div className="p-6 max-sm:p-4">{children}</div>
}
