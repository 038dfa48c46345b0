import { useState } from 'react'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import { bangkokDate } from '../../../../shared/dates.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { StageLine } from '../../../../ui/timeline/stage-line.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { DealColumns, type DealOutcome } from '../../rules/deal.ts'
import type { DealRecord } from '../../rules/deal-record.ts'
import { useMoveDeal } from '../move-deal-call.ts'
import { AskOutcome } from '../outcome/ask-outcome.tsx'
import { stops } from './format-stops.ts'

/** The stages as stops on a line: a press moves the deal, to an end once it is said why. */
export function DealStage({ deal }: { deal: DealRecord }) {
  const language = useLanguage()
  const isOnline = useOnline()
  const move = useMoveDeal(deal.id)
  const [end, setEnd] = useState<DealOutcome | null>(null)
  return (
    <div className="grid grid-cols-1 gap-2">
      <section
        aria-label="Deal Stage"
        className="rounded-card border border-line bg-card max-md:-mx-4 max-md:rounded-none max-md:border-0 max-md:bg-transparent"
      >
        <StageLine
          label="Deal Stage"
          stages={stops(deal, bangkokDate(new Date()), language)}
          value={deal.column}
          disabled={!isOnline || move.isPending}
          onChange={(id) => {
            const column = DealColumns.read(id)
            if (column === 'won' || column === 'lost') {
              move.reset()
              setEnd(column)
            } else if (column) move.mutateOnce({ deal, move: { stage: column } })
          }}
        />
      </section>
      <RefusalAlert save={move} />
      {end && (
        <AskOutcome
          deal={{ ...deal, contactName: deal.contact.name, unitName: deal.unit?.name ?? null }}
          outcome={end}
          isSaving={move.isPending}
          error={move.error}
          onClose={() => setEnd(null)}
          onAnswer={(answer) => {
            const ended = { deal, move: { stage: end, ...answer } }
            move.mutateOnce({ ...ended, onSaved: () => setEnd(null) })
          }}
        />
      )}
    </div>
  )
}
