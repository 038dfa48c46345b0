import { useState } from 'react'
import type { Uploads } from '../../ui/pictures/field-pictures.ts'

/** The running and failed uploads of a form, and the fields they are in. */
export function useUploads() {
  const [uploads, setUploads] = useState<Readonly<Record<string, Uploads>>>({})
  const pending = Object.entries(uploads).filter(
    ([, { uploading, failed }]) => uploading + failed > 0,
  )
  const sum = (count: keyof Uploads) =>
    pending.reduce((total, [, upload]) => total + upload[count], 0)
  return {
    uploading: sum('uploading'),
    failed: sum('failed'),
    fields: pending.map(([name]) => name),
    note: (name: string) => (fieldUploads: Uploads) =>
      setUploads((previous) => ({ ...previous, [name]: fieldUploads })),
  }
}
