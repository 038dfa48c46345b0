import { type Ref, useState } from 'react'
import { TextField } from './field.tsx'

/** Short texts with commas between them. */
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
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...rest}
      hint="With commas between them"
      value={typed ?? value.join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(textsIn(currentTarget.value))
      }}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    />
  )
}

function textsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
