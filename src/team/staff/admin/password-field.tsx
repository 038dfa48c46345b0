import { type ComponentProps, useState } from 'react'
import { TextField } from '../../../ui/fields/field.tsx'

/** A password input with a button to show the text. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={isVisible ? 'Hide password' : 'Show password'}
          onClick={() => setIsVisible(!isVisible)}
          className="grid size-(--control-height) flex-none place-items-center rounded-control border border-field bg-card text-ink-2 hover:text-ink"
        >
          <span className={`before:size-5 ${isVisible ? 'icon-eye-off' : 'icon-eye'}`} />
        </button>
      }
    />
  )
}
