import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { ImportKind } from '../rules/import.ts'
import { useFileUpload } from './use-file-upload.ts'

/**
 * A card to choose or drop a file, with the progress of its upload. Otherwise it shows `children` beside the
 * button.
 */
export function FileCard({
  kind,
  button,
  beside,
  large = false,
  children,
}: {
  kind: ImportKind
  /** The button's label; null when no file can be chosen any more. */
  button: string | null
  /** Another button before it. */
  beside?: ReactNode
  large?: boolean
  children: ReactNode
}) {
  const { sending, fault, title, retry, choose, cancel } = useFileUpload(kind)
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const canChoose = button !== null && sending === null
  return (
    <Card
      onDragOver={(event) => {
        if (!canChoose || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsDraggedOver(true)
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        setIsDraggedOver(false)
        const [file] = event.dataTransfer.files
        if (!canChoose || !file) return
        event.preventDefault()
        choose(file)
      }}
      className={classNames(
        'grid min-w-0 content-center gap-3 p-3.5',
        large && 'border-dashed border-field! px-6 py-9',
        isDraggedOver && 'outline-2 outline-accent outline-dashed',
      )}
    >
      {fault && (
        <Alert
          title={title}
          action={
            retry && (
              <Button variant="quiet" size="small" onClick={retry}>
                Send again
              </Button>
            )
          }
        >
          {fault}
        </Alert>
      )}
      {sending ? (
        <Sending {...sending} onCancel={cancel} />
      ) : (
        <div
          className={classNames(
            'flex min-w-0 items-center gap-3.5',
            large ? 'flex-col text-center' : 'max-md:flex-wrap',
          )}
        >
          <span className="icon-file-spreadsheet grid size-11 flex-none place-items-center rounded-control bg-accent-wash text-accent" />
          <div
            className={classNames(
              'grid min-w-0 flex-1',
              !large && 'max-md:basis-[calc(100%-4rem)]',
            )}
          >
            {children}
          </div>
          {beside}
          {button !== null && (
            <Button
              variant={large ? 'primary' : 'quiet'}
              size={large ? 'normal' : 'small'}
              onClick={() => input.current?.click()}
            >
              {button}
            </Button>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={kind === 'contacts' ? '.csv,text/csv,.vcf,text/vcard' : '.csv,text/csv'}
        hidden
        aria-label={kind === 'contacts' ? 'CSV or vCard file' : 'CSV file'}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) choose(file)
          currentTarget.value = ''
        }}
      />
    </Card>
  )
}

/** The progress of the upload; after it, the server checks the rows. */
function Sending({ name, share, onCancel }: { name: string; share: number; onCancel: () => void }) {
  const isSent = share >= 1
  return (
    <div className="flex items-center gap-4">
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="flex justify-between gap-4">
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
          <span role="status" className="flex-none text-ink-2 tabular-nums">
            {isSent ? 'Checking its rows...' : `${Math.floor(share * 100)}% sent`}
          </span>
        </p>
        <ProgressBar label={`Sending ${name}`} share={share} className="w-full" />
      </div>
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
