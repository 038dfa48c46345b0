import { type ComponentProps, useState } from 'react'
import { formatNumber } from '../../../shared/money.ts'
import { TextAreaField } from '../../../ui/fields/field.tsx'
import type { EarlierTextsOf } from '../rules/rewrite.ts'
import { EarlierTexts } from './earlier-texts.tsx'
import { ExposedNote } from './exposed-note.tsx'
import { useWritingTools } from './use-writing-tools.tsx'

type Props = Omit<ComponentProps<typeof TextAreaField>, 'onChange' | 'value' | 'beside'> & {
  value: string
  onChange: (text: string) => void
  /** The field of a stored record whose earlier texts can be put back. */
  earlier?: EarlierTextsOf | null
  /** Whether visitors read it: contact details in it are pointed out. */
  isPublic?: boolean
}

/** A text that staff write, with Normalize and Rewrite above it, and its earlier texts. */
export function WrittenField({
  value,
  onChange,
  earlier = null,
  isPublic = false,
  ...rest
}: Props) {
  const { buttons, panel } = useWritingTools({ text: value, onChange, isPublic })
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextAreaField
        {...rest}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        beside={
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-sm text-ink-3 tabular-nums">
              {formatNumber(value.length)} {value.length === 1 ? 'character' : 'characters'}
            </span>
            {buttons}
          </div>
        }
      />
      {isPublic && !panel && <ExposedNote text={value} onRemove={onChange} />}
      {panel}
      {earlier && (
        <EarlierTexts
          of={earlier}
          text={value}
          isOpen={isOpen}
          onOpen={setOpen}
          onPutBack={onChange}
        />
      )}
    </div>
  )
}
