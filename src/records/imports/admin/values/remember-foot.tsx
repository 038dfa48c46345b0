import { useState } from 'react'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import { formatDate } from '../../../../shared/dates.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { CheckboxField } from '../../../../ui/fields/field.tsx'
import { useLanguage, useTexts } from '../../../../ui/language.tsx'
import { Dialog, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import type { ImportDetail } from '../../rules/import.ts'
import type { ImportValues } from '../../rules/values.ts'
import { RememberedMappings } from './remembered-answers.tsx'
import { useRemember } from './value-calls.ts'
import { valuesTexts } from './values-texts.ts'

/** Whether the answers are for the next file too, and the list of those that are. */
export function RememberFoot({ record, values }: { record: ImportDetail; values: ImportValues }) {
  const texts = useTexts(valuesTexts)
  const save = useRemember(record.id)
  return (
    <footer className="grid gap-1.5 border-t border-line bg-wash px-4 py-1.5">
      <RefusalAlert save={save} />
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <CheckboxField
          label={texts.remember}
          checked={save.isPending ? save.variables : values.remember}
          onChange={({ currentTarget }) => save.mutateOnce(currentTarget.checked)}
        />
        <RememberedLink record={record} values={values} />
      </span>
    </footer>
  )
}

/** How many answers of earlier files were used; opens the list of all. */
export function RememberedLink({
  record: { kind },
  values: { remembered },
}: {
  record: ImportDetail
  values: ImportValues
}) {
  const texts = useTexts(valuesTexts)
  const language = useLanguage()
  const [isListed, setIsListed] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsListed(true)}
        className="min-h-8 rounded-control font-medium text-accent underline-offset-3 hover:underline pointer-coarse:min-h-11"
      >
        {remembered.used > 0 && remembered.at
          ? texts.used(formatNumber(remembered.used), formatDate(remembered.at, language))
          : texts.rememberedMappings}
      </button>
      <Dialog
        open={isListed}
        onClose={() => setIsListed(false)}
        title={texts.rememberedMappings}
        description={texts.whatIsRemembered}
      >
        <DialogBody>
          <div className="dense">
            <RememberedMappings kind={kind} />
          </div>
        </DialogBody>
      </Dialog>
    </>
  )
}
