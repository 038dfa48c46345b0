import type { ReactNode } from 'react'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { formatNumber } from '../../../shared/money.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { type ImportDetail, type Verdict, Verdicts } from '../rules/import.ts'
import { useChoose } from './values/value-calls.ts'

/** What needs a look first. */
const ORDER = ['error', 'update', 'create', 'duplicate'] as const satisfies readonly Verdict[]

/** The number of rows with each verdict, and a filter by it. */
export function VerdictFilter({
  record,
  value,
  isOther,
  onChange,
  children,
}: {
  record: ImportDetail
  value: Verdict | null
  /** Whether other rows are shown than those of a verdict, or all. */
  isOther: boolean
  onChange: (verdict: Verdict | null) => void
  /** What else leads to some of the rows. */
  children: ReactNode
}) {
  const language = useLanguage()
  const { id, state, rows, update, duplicate, error } = record
  const unimported = duplicate + error
  return (
    <div className="dense-row flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Segmented
        className="max-md:max-w-full max-md:overflow-x-auto! max-md:*:flex-none"
        label="Verdict"
        name="verdict"
        value={isOther ? 'other' : (value ?? '')}
        onChange={(chosen) => onChange(Verdicts.read(chosen) ?? null)}
        options={[
          { value: '', label: `All ${formatNumber(rows)}` },
          ...ORDER.filter((verdict) => record[verdict] > 0 || verdict !== 'update').map(
            (verdict) => ({
              value: verdict,
              label: `${labelOf(Verdicts, verdict, language)} ${formatNumber(record[verdict])}`,
            }),
          ),
        ]}
      />
      {children}
      {state === 'checked' && update > 0 && <ChooseAll record={record} />}
      {state !== 'running' && unimported > 0 && (
        <ButtonLink
          variant="quiet"
          size="small"
          href={`/api/imports/${id}/report?verdict=duplicate,error`}
          download
          className="ml-auto"
        >
          <span className="icon-download before:size-4" />
          Download rows not imported
        </ButtonLink>
      )}
    </div>
  )
}

/** Chooses all updates, or none. */
function ChooseAll({ record: { id, update, chosen } }: { record: ImportDetail }) {
  const choose = useChoose(id)
  const isAll = chosen === update
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={choose.isPending}
      onClick={() => choose.mutateOnce({ chosen: !isAll })}
    >
      {isAll ? 'Deselect all updates' : 'Select all updates'}
    </Button>
  )
}
