import { type DragEvent, useState } from 'react'

/** Takes files that are dropped. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent): void {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave(): void {
        setIsOver(false)
      },
      onDrop(event: DragEvent): void {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
