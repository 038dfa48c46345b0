import { formatNumber } from '../../../shared/money.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { OnWebsite } from '../rules/import.ts'
import { websiteTexts } from './website-texts.ts'

/** Whether the new homes of an import go on the website: none, or those that are complete. */
export function WebsiteChoice({
  complete,
  value,
  onChange,
}: {
  complete: number
  value: OnWebsite
  onChange: (value: OnWebsite) => void
}) {
  const texts = useTexts(websiteTexts)
  if (complete === 0) return <p className="text-ink-2">{texts.noneComplete}</p>
  return (
    <div className="dense-row flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true" className="font-strong">
        {texts.question}
      </span>
      <Segmented
        label={texts.question}
        name="website"
        options={[
          { value: 'none', label: texts.no },
          { value: 'complete', label: texts.yes(formatNumber(complete)) },
        ]}
        value={value}
        onChange={(next) => onChange(OnWebsite.read(next) ?? 'none')}
      />
      <span className="text-ink-2 xl:sr-only">{texts.whatIsComplete}</span>
      <Tooltip text={texts.whatIsComplete}>
        <span aria-hidden="true" className="icon-info text-ink-3 before:size-4 max-xl:hidden" />
      </Tooltip>
    </div>
  )
}
