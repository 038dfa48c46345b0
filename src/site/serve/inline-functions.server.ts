/*
 * Functions that run inline in a document before its scripts have loaded. The source text of each is written into the
 * document, so it may use nothing but its arguments and the browser's globals.
 */

/** Applies the visitor's theme before the first paint, so that a dark page does not flash white. */
export function applyTheme(key: string): void {
  try {
    const theme = localStorage.getItem(key)
    if (theme) document.documentElement.dataset.theme = theme
  } catch {}
}

/** Marks how many places this browser remembers, so that the first paint reserves room for them. */
export function markRememberedPlaces(key: string): void {
  try {
    const remembered = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (remembered) document.documentElement.dataset.minutes = remembered.names.length
  } catch {}
}

/** Marks the document when the icon sprite cannot be loaded: buttons with only an icon then show their names. */
export function markMissingIcons(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.as === 'image') {
      document.documentElement.dataset.iconless = ''
    }
  }
  addEventListener('error', onError, true)
}

/**
 * Loads a document's scripts after its first paint, which they would delay, or immediately when nothing is painted
 * (a hidden tab) or paint is not reported. The element `id` lists them as JSON; the last one is run. If it cannot be
 * loaded, the document is marked and behaves as it does without scripts.
 */
export function loadScripts(id: string): void {
  const load = () => {
    const files: string[] = JSON.parse(document.getElementById(id)?.textContent ?? '[]')
    for (const file of files) {
      const preload = document.createElement('link')
      preload.rel = 'modulepreload'
      preload.href = file
      document.head.append(preload)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.src = files.at(-1) ?? ''
    script.onerror = () => {
      document.documentElement.dataset.unscripted = ''
    }
    document.head.append(script)
  }
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    load()
    return
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    load()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/**
 * Marks controls that are pressed, ticked or chosen before scripts have loaded; `useEarlyPress` repeats the action.
 * Only the last plain button is marked. Each toggle is marked with its new state, and unmarked when pressed again.
 */
export function recordPresses(mark: string, loaded: string): void {
  const record = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    const field =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type))
    const button = type === 'click' && target.closest('button[type=button]')
    const pressed = button || (type === 'change' && field && target)
    if (!pressed) return
    const state = button && pressed.ariaPressed
    if (state && pressed.hasAttribute(mark)) {
      pressed.removeAttribute(mark)
      return
    }
    if (button && !state) {
      document.querySelector(`button[${mark}]:not([aria-pressed])`)?.removeAttribute(mark)
    }
    const value = 'value' in pressed ? String(pressed.value) : ''
    pressed.setAttribute(mark, state ? String(state !== 'true') : value)
  }
  addEventListener('click', record, true)
  addEventListener('change', record, true)
  const stop = () => {
    removeEventListener('click', record, true)
    removeEventListener('change', record, true)
  }
  addEventListener(loaded, stop, { once: true })
}
