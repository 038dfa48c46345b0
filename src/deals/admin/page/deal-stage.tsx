import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { bangkokDate } from '../../../shared/dates.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { StageLine } from '../../../ui/timeline/stage-line.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { DealColumns } from '../../rules/deal.ts'
import type { DealRecord } from '../../rules/deal-record.ts'
import { stops } from './deal-words.ts'
import { useMoveToStage } from './move-to-stage.ts'

/** The stages as stops on a line: a press moves the deal. */
export function DealStage({ deal }: { deal: DealRecord }) {
  const language = useLanguage()
  const isOnline = useOnline()
  const move = useMoveToStage(deal)
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
            if (column) move.mutateOnce(column)
          }}
        />
      </section>
      <RefusalAlert save={move} />
    </div>
  )
}
