import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { savedPath } from '../../shared/paths.ts'
import { COMPARED, comparedHomes, storeCompared } from './compared-homes.ts'
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
  const [homes, setHomes] = useState(ticked)

  useEffect(() => {
    storeCompared(homes)
    const ids = new Set(homes.map(({ id }) => id))
    const follow = () => {
      for (const tick of ticks()) {
        tick.checked = ids.has(Number(tick.value))
        tick.disabled = !tick.checked && ids.size >= MAX_COMPARED
        // The theme writes it beside a tick that is off.
        if (tick.parentElement) tick.parentElement.dataset.most = `${MAX_COMPARED} at most`
      }
    }
    const change = ({ target }: Event) => {
      if (isTick(target)) setHomes((before) => withTick(before, target))
    }
    const read = ({ key }: StorageEvent) => {
      if (key === COMPARED || key === null) setHomes(comparedHomes())
    }
    follow()
    const cards = new MutationObserver(follow)
    cards.observe(document.body, { childList: true, subtree: true })
    addEventListener('change', change)
    addEventListener('storage', read)
    return () => {
      cards.disconnect()
      removeEventListener('change', change)
      removeEventListener('storage', read)
    }
  }, [homes])

  if (homes.length === 0) return null
  const ids = homes.map(({ id }) => id)
  return (
    <ComparingBar
      homes={homes}
      href={savedAddress({ homes: ids, compared: ids })}
      onClear={() => setHomes([])}
      className="comparing-bar"
    />
  )
}

/** The stored homes, and what was ticked before this code ran. */
function ticked() {
  const checked = ticks().filter((tick) => tick.checked)
  return checked.reduce(withTick, comparedHomes())
}

type Homes = ReturnType<typeof comparedHomes>

function withTick(homes: Homes, { value, checked, dataset }: HTMLInputElement): Homes {
  const id = Number(value)
  const others = homes.filter((home) => home.id !== id)
  if (!checked) return others
  if (others.length < homes.length) return homes
  return [...homes, { id, image: dataset.image ?? null }].slice(0, MAX_COMPARED)
}

function ticks(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[name=ticked]')]
}

function isTick(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === 'ticked'
}
