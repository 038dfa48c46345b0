import { useState } from 'react'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { bangkokDate } from '../../../../shared/dates.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { StageLine } from '../../../../ui/timeline/stage-line.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { type DealColumn, DealColumns } from '../../rules/deal.ts'
import type { DealRecord } from '../../rules/deal-record.ts'
import { mayChangeDeal } from '../../rules/deal-rights.ts'
import { useMoveDeal } from '../move-deal-call.ts'
import { AskMove, asksFirst } from '../outcome/ask-move.tsx'
import { stops } from './format-stops.ts'

/** The stages as stops on a line: a press moves the deal, to an end or from Won once its question is answered. */
export function DealStage({ deal }: { deal: DealRecord }) {
  const language = useLanguage()
  const isOnline = useOnline()
  const mayChange = mayChangeDeal(useStaff(), deal)
  const move = useMoveDeal(deal.id)
  const [asked, setAsked] = useState<DealColumn | null>(null)
  const named = { ...deal, contactName: deal.contact.name, unitName: deal.unit?.name ?? null }
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
          disabled={!isOnline || !mayChange}
          onChange={(id) => {
            const column = DealColumns.read(id)
            if (column && asksFirst(named, column)) {
              move.reset()
              setAsked(column)
            } else if (column) move.mutate({ deal, move: { stage: column } })
          }}
        />
      </section>
      <RefusalAlert save={move} />
      {asked && (
        <AskMove
          deal={named}
          to={asked}
          isSaving={move.isPending}
          error={move.error}
          onClose={() => setAsked(null)}
          onAnswer={(answer) => {
            const ended = { deal, move: { stage: asked, ...answer } }
            move.mutateOnce({ ...ended, onSaved: () => setAsked(null) })
          }}
        />
      )}
    </div>
  )
}
