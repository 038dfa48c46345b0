const EDGE = 12
const GAP = 6
const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** What closes the open menu of a button. */
const closers = new WeakMap<HTMLElement, () => void>()

/**
 * Opens the row of links after a button as a menu, or closes it: arrows move, Enter and Space take, Escape gives the
 * button its focus back, Tab and a press elsewhere close. Its state is in the document, so that the page needs none of
 * this code before it is used.
 */
export function toggleReachMenu(button: HTMLElement): void {
  const close = closers.get(button)
  const row = button.nextElementSibling
  if (close) close()
  else if (row instanceof HTMLElement) closers.set(button, open(button, row))
}

function open(button: HTMLElement, row: HTMLElement): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const items = [...row.children].filter((item) => item instanceof HTMLElement)

  // Fixed, because the chips scroll sideways on a phone and would cut it off.
  function follow(): void {
    const { left, bottom } = button.getBoundingClientRect()
    const most = document.documentElement.clientWidth - row.offsetWidth - EDGE
    row.style.left = `${Math.max(EDGE, Math.min(left, most))}px`
    row.style.top = `${bottom + GAP}px`
  }

  function close(): void {
    abort.abort()
    closers.delete(button)
    delete row.dataset.open
    button.ariaExpanded = 'false'
  }

  function closeAndReturn(): void {
    close()
    button.focus()
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const index = items.findIndex((item) => item.contains(document.activeElement))
    if (event.key === 'Tab') {
      close()
      return
    }
    if (step) items[(index + step + items.length) % items.length]?.focus()
    else if (event.key === 'Escape') closeAndReturn()
    else if (event.key === ' ') items[index]?.click()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function leave({ target }: Event): void {
    const isOurs = target instanceof Node && (row.contains(target) || button.contains(target))
    if (!isOurs) close()
  }

  row.dataset.open = ''
  button.ariaExpanded = 'true'
  follow()
  const current = items.find((item) => item.ariaChecked === 'true') ?? items[0]
  current?.focus()
  row.addEventListener('keydown', press, { signal })
  row.addEventListener('click', closeAndReturn, { signal })
  addEventListener('pointerdown', leave, { signal })
  addEventListener('scroll', follow, { signal, capture: true, passive: true })
  addEventListener('resize', follow, { signal })
  return close
}
