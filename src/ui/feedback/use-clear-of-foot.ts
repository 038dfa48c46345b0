import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps toasts above the buttons of the dialog or sheet on top, or else of the page, wherever its foot is: in the
 * middle of a wide screen or above other content. Returns the ref of the toasts' container.
 */
export function useClearOfFoot(): RefObject<HTMLOListElement | null> {
  const toasts = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    let frame = 0
    const place = () => {
      frame = 0
      const list = toasts.current
      if (!list) return
      const above = heightToClear(list)
      if (above !== null) list.style.setProperty('--toast-bottom', `${above}px`)
      else list.style.removeProperty('--toast-bottom')
    }
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place)
    }
    place()
    // Dialogs open in the body, their parts change and scroll.
    const changes = new MutationObserver(placeSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', placeSoon)
    addEventListener('scroll', placeSoon, true)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('resize', placeSoon)
      removeEventListener('scroll', placeSoon, true)
    }
  }, [])
  return toasts
}

/** The height from the bottom of the window to the upper edge of the foot below the toasts; null without such a foot. */
function heightToClear(list: HTMLElement): number | null {
  const covers = '[role="dialog"], :target:has([data-foot])'
  const top = [...document.querySelectorAll(covers)].at(-1) ?? document
  const foot = [...top.querySelectorAll('[data-foot]')].at(-1)?.getBoundingClientRect()
  if (!foot || foot.height === 0) return null
  const { left, right, height } = list.getBoundingClientRect()
  const isBeside = foot.right <= left || foot.left >= right
  const isOutside = foot.top >= innerHeight || foot.bottom <= 0
  if (isBeside || isOutside) return null
  // Toasts have a margin of 8 pixels on wide screens.
  const hasRoomBelow = innerHeight - foot.bottom >= height + 8
  return hasRoomBelow ? 0 : innerHeight - foot.top
}
