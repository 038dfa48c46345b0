import { type DragEvent, useEffect, useRef, useState } from 'react'

/** Takes files that are dropped on an element with the `handlers`. */
export function useFileDrop() {
  const [isOver, setIsOver] = useState(false)
  const take = useRef<(files: File[]) => void>(() => {})
  const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver,
    take,
    handlers: {
      onDragOver(event: DragEvent): void {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave(event: DragEvent): void {
        const { relatedTarget, currentTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setIsOver(false)
        }
      },
      onDrop(event: DragEvent): void {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        take.current([...event.dataTransfer.files])
      },
    },
  }
}
export type FileDrop = Pick<ReturnType<typeof useFileDrop>, 'isOver' | 'take'>

/** Passes on the files that are dropped. */
export function useDroppedFiles({ take }: FileDrop, onFiles: (files: File[]) => void): void {
  useEffect(() => {
    take.current = onFiles
  }, [take, onFiles])
}
