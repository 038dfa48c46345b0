import { useEffect, useState } from 'react'
import { Photo } from '../../city/media/site/photo.tsx'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import { recentUnits, storeRecent } from '../../records/units/site/recent-units.ts'
import { StatusBadge } from '../../records/units/site/status-badge.tsx'
import { unitName } from '../../records/units/site/unit-name.ts'
import { unitPath } from '../../shared/paths.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { prepareToasts } from '../../ui/feedback/toaster.tsx'
import { useLanguage, useTexts } from '../../ui/language.tsx'
import { linkClass } from '../../ui/style/link-class.ts'
import { readPageProps } from '../read-page.ts'
import { recentTexts } from './recent-texts.ts'
import { savedAddress } from './saved-query.ts'
import type { HomeList } from './use-saved-list.ts'

/** The homes of these ids that are still on the website, as a row that scrolls sideways. */
export default function RecentRow({ ids }: { ids: readonly number[] }) {
  const texts = useTexts(recentTexts)
  const [cards, setCards] = useState<readonly CardUnit[]>([])
  const address = savedAddress({ homes: ids, compared: [] })
  useEffect(() => {
    const abort = new AbortController()
    readPageProps<{ list: HomeList | null }>(address, abort.signal).then(
      ({ list }) => setCards(list?.homes.map(({ card }) => card) ?? []),
      // Nobody asked for the row: without it the page is whole.
      () => {},
    )
    return () => abort.abort()
  }, [address])
  const shown = cards.filter(({ id }) => ids.includes(id))
  if (shown.length === 0) return null
  return (
    <section
      aria-labelledby="recent"
      onFocus={prepareToasts}
      className="grid grid-cols-1 gap-4 pt-10 print:hidden"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="recent" className="text-xl">
          {texts.title}
        </h2>
        <p className="text-sm text-ink-2">{texts.note}</p>
        <button
          type="button"
          onClick={() => clear(texts)}
          className={`${linkClass} ml-auto min-h-9`}
        >
          {texts.clear}
        </button>
      </div>
      <ul className="-m-1 grid snap-x scroll-px-1 auto-cols-[42%] grid-flow-col gap-4 overflow-x-auto p-1 pb-3 sm:auto-cols-[28%] lg:auto-cols-[calc((100%-4rem)/5)]">
        {shown.map((card) => (
          <RecentHome key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function RecentHome({ card }: { card: CardUnit }) {
  const { id, image, status, figures, projectName, unitNumber } = card
  const isReserved = status !== 'available'
  const name = unitName(projectName, unitNumber, useLanguage())
  return (
    <li className="relative grid min-w-0 snap-start content-start gap-1 text-sm">
      <div
        className={`relative aspect-card overflow-hidden rounded-control bg-wash ${isReserved ? 'opacity-50' : ''}`}
      >
        <Photo image={image} alt="" size="row" />
      </div>
      {isReserved && <StatusBadge status={status} className="absolute top-2 left-2" />}
      <p className={`pt-1 font-strong tabular-nums ${isReserved ? 'text-ink-2' : ''}`}>
        {figures[0]}
      </p>
      <a
        href={unitPath(id)}
        className="line-clamp-2 text-ink-2 wrap-anywhere after:absolute after:inset-0 hover:underline"
      >
        {name}
      </a>
    </li>
  )
}

function clear(texts: typeof recentTexts): void {
  const ids = recentUnits()
  storeRecent([])
  // The button that had the focus is gone.
  const main = document.getElementById('content')
  if (main) main.tabIndex = -1
  main?.focus({ preventScroll: true })
  showToast('', texts.cleared, 'plain', {
    label: texts.undo,
    hint: texts.hint,
    run: () => storeRecent(ids),
  })
}
