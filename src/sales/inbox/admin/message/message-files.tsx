import { classNames } from '../../../../ui/style/class-names.ts'
import { type AttachmentRecord, AttachmentTypes } from '../../rules/attachment.ts'

/** The files of a message: pictures are shown, others are links. All are downloads. */
export function MessageFiles({ files }: { files: readonly AttachmentRecord[] }) {
  if (files.length === 0) return null
  return (
    <ul className="flex max-w-full flex-wrap gap-1.5 pb-1">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <a
            href={attachmentPath(file.id)}
            download={file.name}
            title={`${file.name}, ${fileSize(file.size)}`}
            className="block max-w-full overflow-hidden rounded-card border border-line bg-card hover:border-field"
          >
            {isPicture(file) ? (
              <img
                src={attachmentPath(file.id)}
                alt={file.name}
                loading="lazy"
                className="h-40 w-auto max-w-full object-cover"
              />
            ) : (
              <span className="flex min-h-11 items-center gap-2.5 px-3 py-1.5">
                <span className={classNames('flex-none text-accent', fileIcon(file))} />
                <span className="grid min-w-0 leading-snug">
                  <span className="truncate font-medium">{file.name}</span>
                  <span className="text-ink-2 tabular-nums">
                    {`${AttachmentTypes.labels[file.type]}, ${fileSize(file.size)}`}
                  </span>
                </span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

export const attachmentPath = (id: number) => `/api/inbox/attachments/${id}`

export function isPicture({ type }: Pick<AttachmentRecord, 'type'>): boolean {
  return type.startsWith('image/')
}

export function fileIcon({ type }: Pick<AttachmentRecord, 'type'>): string {
  if (isPicture({ type })) return 'icon-image'
  return type.endsWith('.sheet') ? 'icon-file-spreadsheet' : 'icon-file-text'
}

/** `840 KB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
