import { useId } from 'react'
import { Switch } from '../../../ui/fields/switch.tsx'
import { shortlistTexts } from './shortlist-texts.ts'

/** What the readers see and never see, and the two things that are chosen. */
export function VisibilityFields({
  homes,
  showUnitNumbers,
  showProjectNames,
  onChange,
}: {
  /** How many are sent. */
  homes: number
  showUnitNumbers: boolean
  showProjectNames: boolean
  onChange: (change: { showUnitNumbers?: boolean; showProjectNames?: boolean }) => void
}) {
  const texts = shortlistTexts
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h3 id={id} className="text-base max-md:sr-only">
        {texts.whatTheySee}
      </h3>
      <dl className="grid rounded-card border border-line sm:grid-cols-2">
        <div className="px-3.5 py-2.5">
          <dt className="icon-eye flex items-center gap-2 text-ink-2 before:size-4">
            {texts.shown}
          </dt>
          <dd>{texts.shownFields(showProjectNames)}</dd>
        </div>
        <div className="border-line px-3.5 py-2.5 max-sm:border-t sm:border-l">
          <dt className="icon-eye-off flex items-center gap-2 text-ink-2 before:size-4">
            {texts.neverShown}
          </dt>
          <dd>{texts.neverFields}</dd>
        </div>
      </dl>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <SwitchRow
          label={texts.unitNumbers}
          note={showUnitNumbers ? texts.unitNumbersShown : texts.unitNumbersHidden(homes)}
          on={showUnitNumbers}
          onChange={(on) => onChange({ showUnitNumbers: on })}
        />
        <SwitchRow
          label={texts.projectNames}
          note={showProjectNames ? texts.projectNamesShown : texts.projectNamesHidden}
          on={showProjectNames}
          onChange={(on) => onChange({ showProjectNames: on })}
        />
      </div>
    </section>
  )
}

function SwitchRow({
  label,
  note,
  on,
  onChange,
}: {
  label: string
  note: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <div className="flex items-center gap-2.5">
      <Switch label={label} on={on} onChange={onChange} />
      <span className="grid min-w-0">
        <b className="font-medium">{label}</b>
        <span className="text-ink-2">{note}</span>
      </span>
    </div>
  )
}
