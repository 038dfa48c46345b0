import { formatNumber } from '../../shared/money.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { type ImportDetail, type Verdict, Verdicts } from '../rules.ts'

/** How many rows there are of each verdict, and which of them are shown. */
export function VerdictFilter({
  found,
  value,
  onChange,
}: {
  found: ImportDetail
  value: Verdict | null
  onChange: (verdict: Verdict | null) => void
}) {
  const { id, state, rows, duplicate, error } = found
  const left = duplicate + error
  return (
    <div className="dense-row flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Segmented
        label="Verdict"
        name="verdict"
        value={value ?? ''}
        onChange={(chosen) => onChange(Verdicts.read(chosen) ?? null)}
        options={[
          { value: '', label: `All ${formatNumber(rows)}` },
          ...Verdicts.ids.map((verdict) => ({
            value: verdict,
            label: `${Verdicts.labels[verdict]} ${formatNumber(found[verdict])}`,
          })),
        ]}
      />
      {state === 'checked' && error > 0 && (
        <p className="text-ink-2">
          Fix the errors in the file and choose it again, or import without them.
        </p>
      )}
      {state !== 'running' && left > 0 && (
        <ButtonLink
          look="quiet"
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
