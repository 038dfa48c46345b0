import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { savedPath } from '../../shared/paths.ts'
import {
  addCompared,
  comparedHomes,
  removeCompared,
  storeCompared,
  useCompared,
} from './compared-homes.ts'
import { ComparingBar } from './comparing-bar.tsx'
import { MAX_COMPARED, savedAddress } from './saved-query.ts'

/*
 * The ticks are plain inputs of the cards' HTML, which any page may show at any time: this code follows them instead
 * of the cards following a store.
 */

let isShown = false

/** Shows the bar over the page, and keeps the ticks of its cards as they are stored. The page of saved homes has its own. */
export function showComparison(): void {
  if (isShown || location.pathname === savedPath()) return
  isShown = true
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<Comparison />)
}

function Comparison() {
  const homes = useCompared()
  // What was ticked before this code ran.
  useEffect(() => {
    for (const tick of ticks()) if (tick.checked) follow(tick)
  }, [])

  useEffect(() => {
    const ids = new Set(homes.map(({ id }) => id))
    const show = () => {
      for (const tick of ticks()) {
        tick.checked = ids.has(Number(tick.value))
        tick.disabled = !tick.checked && ids.size >= MAX_COMPARED
        // The theme writes it beside a tick that is off.
        if (tick.parentElement) tick.parentElement.dataset.most = `${MAX_COMPARED} at most`
      }
    }
    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'ticked') follow(target)
    }
    show()
    const cards = new MutationObserver(show)
    cards.observe(document.body, { childList: true, subtree: true })
    addEventListener('change', change)
    return () => {
      cards.disconnect()
      removeEventListener('change', change)
    }
  }, [homes])

  if (homes.length === 0) return null
  const ids = homes.map(({ id }) => id)
  return (
    <ComparingBar
      homes={homes}
      href={savedAddress({ homes: ids, compared: ids })}
      onClear={() => {
        focusInstead()
        storeCompared([])
      }}
      className="comparing-bar"
    />
  )
}

/** Moves the focus from the bar, which goes away, to a tick in view, without one to the heading of the page. */
function focusInstead(): void {
  const inView = ticks().filter((tick) => {
    const { top, bottom, width } = tick.getBoundingClientRect()
    return width > 0 && top >= 0 && bottom <= innerHeight
  })
  const tick = inView.find(({ checked }) => checked) ?? inView[0]
  // It may rest beside four others, which it soon will not.
  if (tick) tick.disabled = false
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const next = tick ?? heading
  next?.focus({ preventScroll: true })
}

/** Stores a tick as its reader left it. */
function follow({ value, checked, dataset }: HTMLInputElement): void {
  const id = Number(value)
  const isStored = comparedHomes().some((home) => home.id === id)
  if (!checked) removeCompared([id])
  else if (!isStored) addCompared({ id, image: dataset.image ?? null })
}

function ticks(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name=ticked]')]
}
