import { ProgressBar } from '../../../../ui/feedback/progress.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { AttachmentRecord } from '../../rules/attachment.ts'
import { Act } from '../message/message-action.tsx'
import { fileIcon, fileSize } from '../message/message-files.tsx'
import type { Attachments, Uploading } from './use-attachments.ts'

/** The files of the message that is being written, with what is still uploaded and what failed. */
export function AttachedFiles({
  uploaded,
  files,
}: {
  uploaded: readonly AttachmentRecord[]
  files: Attachments
}) {
  const { waiting, notice } = files
  if (uploaded.length + waiting.length === 0 && !notice) return null
  return (
    <div className="grid gap-1.5 px-3 pt-3">
      <ul aria-label="Attached files" className="grid grid-cols-1 gap-1.5 sm:grid-cols-2">
        {uploaded.map((file) => (
          <li key={file.id} className={box}>
            <span className={classNames('flex-none text-accent', fileIcon(file))} />
            <FileName name={file.name} note={fileSize(file.size)} />
            <Remove name={file.name} onClick={() => files.removeUploaded(file.id)} />
          </li>
        ))}
        {waiting.map((one) => (
          <Waiting
            key={one.key}
            one={one}
            onRetry={() => files.retry(one)}
            onRemove={() => files.remove(one.key)}
          />
        ))}
      </ul>
      {notice && (
        <p role="alert" className="text-danger">
          {notice}
        </p>
      )}
    </div>
  )
}

const box =
  'flex min-h-11 min-w-0 items-center gap-2.5 rounded-control border border-line bg-card pl-3'

function Waiting({
  one: { file, share, failure },
  onRetry,
  onRemove,
}: {
  one: Uploading
  onRetry: () => void
  onRemove: () => void
}) {
  const { name } = file
  if (!failure) {
    return (
      <li className={box}>
        <span className="grid min-w-0 flex-1 gap-1 py-1.5">
          <span className="truncate">{name}</span>
          <ProgressBar label={`Uploading ${name}`} share={share} className="w-full" />
        </span>
        <Remove name={name} onClick={onRemove} />
      </li>
    )
  }
  return (
    <li className={classNames(box, 'border-danger/40 bg-danger-wash text-danger sm:col-span-2')}>
      <span className="icon-circle-exclamation-point flex-none before:size-4" />
      <span role="alert" className="min-w-0 flex-1 py-1.5 leading-snug wrap-anywhere">
        {failure.reason.includes(name) ? failure.reason : `${name}: ${failure.reason}`}
      </span>
      {!failure.isFinal && <Act onClick={onRetry}>Retry</Act>}
      <Remove name={name} onClick={onRemove} />
    </li>
  )
}

function FileName({ name, note }: { name: string; note: string }) {
  return (
    <span className="flex min-w-0 flex-1 gap-2">
      <span className="truncate" title={name}>
        {name}
      </span>
      <span className="flex-none text-ink-2 tabular-nums">{note}</span>
    </span>
  )
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <IconButton label={`Remove ${name}`} onClick={onClick}>
      <span className="icon-x before:size-4" />
    </IconButton>
  )
}
