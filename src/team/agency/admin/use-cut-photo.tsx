import { type ReactNode, useState } from 'react'

type Open = {
  Part: typeof import('./cut-photo.tsx').CutPhoto
  file: File
  onDone: (photo: File) => void
}

/** `cut` asks for the part of a photo that is shown; without the code for it the photo stays whole. */
export function useCutPhoto(): { cut: (file: File) => Promise<File>; dialog: ReactNode } {
  const [open, setOpen] = useState<Open | null>(null)
  return {
    async cut(file) {
      const loaded = await import('./cut-photo.tsx').catch(() => null)
      if (!loaded) return file
      return new Promise((resolve) =>
        setOpen({
          Part: loaded.CutPhoto,
          file,
          onDone(photo) {
            setOpen(null)
            resolve(photo)
          },
        }),
      )
    },
    dialog: open && <open.Part file={open.file} onDone={open.onDone} />,
  }
}
