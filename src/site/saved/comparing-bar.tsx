import { Photo } from '../../city/media/site/photo.tsx'
import { COMPARED_ID } from './compare.tsx'
import type { SavedHome } from './compared-rows.ts'

/** Says, below the cards in view, how many homes are compared in the table above them, and leads to it. */
export function ComparingBar({
  homes,
  onClear,
}: {
  homes: readonly SavedHome[]
  onClear: () => void
}) {
  return (
    <div className="sticky bottom-4 z-10 flex items-center gap-2 justify-self-center text-sm sm:gap-3 sm:text-base rounded-panel bg-ink p-2 pl-2.5 text-paper shadow-float noscript:hidden print:hidden">
      <span className="flex gap-1.5 max-[24rem]:hidden">
        {homes.map(({ card }) => (
          <span
            key={card.id}
            className="h-9 w-10 sm:w-12 overflow-hidden rounded-control not-nth-[-n+2]:max-sm:hidden"
          >
            <Photo image={card.image} alt="" size="thumb" />
          </span>
        ))}
      </span>
      <span className="font-medium whitespace-nowrap tabular-nums">Comparing {homes.length}</span>
      <a
        href={`#${COMPARED_ID}`}
        className="inline-flex min-h-11 items-center rounded-control bg-paper px-3 sm:px-4 font-medium whitespace-nowrap text-ink"
      >
        See them
      </a>
      <button
        type="button"
        aria-label="Compare none"
        onClick={onClear}
        className="icon-x grid size-11 place-items-center rounded-control before:size-4"
      />
    </div>
  )
}
