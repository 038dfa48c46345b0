import { type MouseEvent, useState } from 'react'
import { ButtonLink } from './button.tsx'
import { showToast } from './feedback/toast-store.ts'

/**
 * Shares a page: with the device's share dialog if there is one, else copies the URL. Without JavaScript a
 * mailto link. `url` is absolute.
 */
export function ShareLink({
  title,
  url,
  label = 'Share',
  isBare = false,
  size = 'normal',
  className,
}: {
  title: string
  url: string
  label?: string
  /** Whether only the icon is shown. */
  isBare?: boolean
  size?: 'normal' | 'small'
  className?: string
}) {
  const [isBusy, setIsBusy] = useState(false)

  async function share(event: MouseEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast('', 'The link is copied.')
      }
    } catch (error) {
      // Closing the share dialog is not an error.
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) showToast('', `Copy the link: ${url}`)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <ButtonLink
      variant="quiet"
      size={size}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      aria-label={isBare ? label : undefined}
      onClick={(event) => void share(event)}
      className={className}
    >
      <span className="icon-share-2" />
      {!isBare && label}
    </ButtonLink>
  )
}
