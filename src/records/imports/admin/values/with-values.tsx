import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { ImportDetail } from '../../rules/import.ts'
import { importValuesQuery } from './value-calls.ts'
import { ValuesPanel } from './values-panel.tsx'
import { valuesTexts } from './values-texts.ts'

/** The rows of a checked import beside what is asked about their values; below it on narrow screens. */
export function WithValues({ record, children }: { record: ImportDetail; children: ReactNode }) {
  const isChecked = record.state === 'checked'
  const texts = useTexts(valuesTexts)
  const { data, isError, refetch } = useQuery({
    ...importValuesQuery(record.id),
    enabled: isChecked,
  })
  const [hadQuestions, setHadQuestions] = useState((data?.open ?? 0) > 0)
  // Once there were questions the panel stays beside the rows, so that nothing jumps at the last answer.
  if (!hadQuestions && (data?.open ?? 0) > 0) setHadQuestions(true)
  const rows = (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3.5">{children}</div>
  )
  if (!isChecked) return rows
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-3.5',
        hadQuestions && 'xl:grid-cols-[26.75rem_minmax(0,1fr)]',
      )}
    >
      {data ? (
        <ValuesPanel record={record} values={data} />
      ) : isError ? (
        <ErrorState title={texts.failed} retry={() => void refetch()} />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
      {rows}
    </div>
  )
}
