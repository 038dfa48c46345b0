import { type MouseEvent, useState } from 'react'
import { ButtonLink } from './button.tsx'
import { showToast } from './toast-store.ts'

/**
 * Passes this page on: by the device's own way where it has one, else its address is copied. Without
 * JavaScript it is written in an e-mail. `url` is its whole address.
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
  /** Whether only its picture is shown. */
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
      // Who closes the device's own dialog chose not to.
      const chosen = error instanceof DOMException && error.name === 'AbortError'
      if (!chosen) showToast('', `Copy the link: ${url}`)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <ButtonLink
      look="quiet"
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
