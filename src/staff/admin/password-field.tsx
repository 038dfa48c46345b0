import { type ComponentProps, useState } from 'react'
import { TextField } from '../../ui/field.tsx'

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="grid size-(--control-height) flex-none place-items-center rounded-control border border-field bg-card text-ink-2 hover:text-ink"
        >
          <span className={`before:size-5 ${shown ? 'icon-eye-off' : 'icon-eye'}`} />
        </button>
      }
    />
  )
}
