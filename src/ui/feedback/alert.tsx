import type { ComponentProps, ReactNode } from 'react'
import { moveFocusFrom } from '../overlays/move-focus.ts'
import { classNames } from '../style/class-names.ts'

const tones = {
  danger: 'border-danger/40 bg-danger-wash text-danger',
  success: 'border-success/40 bg-success-wash text-success',
  warning: 'border-warning/40 bg-warning-wash text-warning',
}

/** An inline message about an error or a success. Announced at once. */
export function Alert({
  tone = 'danger',
  title,
  onDismiss,
  action,
  children,
  ...rest
}: {
  tone?: keyof typeof tones
  title?: string | undefined
  /** Dismisses it. */
  onDismiss?: () => void
  /** A button at its end. */
  action?: ReactNode
} & Pick<ComponentProps<'div'>, 'id' | 'ref' | 'tabIndex' | 'children'>) {
  return (
    <div
      {...rest}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'scroll-mt-4 rounded-control border px-3.5 py-2.5 text-sm',
        tones[tone],
        onDismiss && 'relative pr-12',
        action !== undefined && 'flex flex-wrap items-center gap-x-4 gap-y-2',
      )}
    >
      <div className={classNames(action !== undefined && 'min-w-0 flex-1 basis-80')}>
        {title && <p className="font-strong">{title}</p>}
        {children && <p>{children}</p>}
      </div>
      {action}
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={({ currentTarget }) => {
            moveFocusFrom(currentTarget)
            onDismiss()
          }}
          className="icon-x absolute top-1 right-1 grid size-9 place-items-center rounded-control pointer-coarse:size-11"
        />
      )}
    </div>
  )
}
