import { type Ref, useState } from 'react'
import { TextField } from './field.tsx'

/** A list of short texts, separated by commas. */
export function TextListField({
  value,
  onChange,
  onBlur,
  ...rest
}: {
  label: string
  value: readonly string[]
  onChange: (texts: string[]) => void
  onBlur?: () => void
  name?: string
  error?: string | null | undefined
  ref?: Ref<HTMLInputElement>
}) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextField
      {...rest}
      hint="With commas between them"
      value={draft ?? value.join(', ')}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value)
        onChange(textsIn(currentTarget.value))
      }}
      onBlur={() => {
        setDraft(null)
        onBlur?.()
      }}
    />
  )
}

function textsIn(draft: string): string[] {
  return draft
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
