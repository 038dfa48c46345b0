import { useQuery } from '@tanstack/react-query'
import { labelOf } from '../../shared/fields/value-set.ts'
import { useLanguage } from '../../ui/language.tsx'
import { Part } from '../../ui/part.tsx'
import { useHydrated } from '../../ui/style/use-hydrated.ts'
import { Answers } from '../rules/answer.ts'
import { answerCountsQuery } from './viewing-calls.ts'

/** How often a home was seen, and what was thought of it; nothing before the first viewing. */
export function HomeAnswers({ unitId }: { unitId: number }) {
  const language = useLanguage()
  const { data } = useQuery({ ...answerCountsQuery(unitId), enabled: useHydrated() })
  if (!data || data.viewings === 0) return null
  return (
    <Part
      title="After viewings"
      count={data.viewings === 1 ? 'seen once' : `seen ${data.viewings} times`}
    >
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {Answers.ids.map((id) => (
          <div key={id} className="flex items-baseline gap-2">
            <dt className="text-ink-2">{labelOf(Answers, id, language)}</dt>
            <dd className="font-strong tabular-nums">{data[id]}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
