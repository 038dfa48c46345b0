import { Photo } from '../../city/media/site/photo.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import type { ComparedHome } from './compared-homes.ts'

/** How many homes are compared, with the link to their table: `href`. One home needs another first. */
export function ComparingBar({
  homes,
  href,
  onClear,
  className,
}: {
  homes: readonly ComparedHome[]
  href: string
  onClear: () => void
  className: string
}) {
  const count = homes.length
  return (
    <section
      data-foot
      aria-label="Comparison"
      className={classNames(
        'z-30 flex items-center gap-2 rounded-panel bg-ink p-2 pl-2.5 text-sm text-paper shadow-float sm:gap-3 sm:text-base noscript:hidden print:hidden',
        className,
      )}
    >
      <span className="flex gap-1.5 max-[24rem]:hidden">
        {homes.map(({ id, image }) => (
          <span
            key={id}
            className="h-9 w-10 overflow-hidden rounded-control sm:w-12 not-nth-[-n+2]:max-sm:hidden"
          >
            <Photo image={image} alt="" size="thumb" />
          </span>
        ))}
      </span>
      <span role="status" className="font-medium whitespace-nowrap tabular-nums">
        Comparing {count}
        {count === 1 && <span className="ml-2 font-normal">Choose one more</span>}
      </span>
      {count > 1 && (
        <a
          href={href}
          className="inline-flex min-h-11 items-center rounded-control bg-paper px-3 font-medium whitespace-nowrap text-ink sm:px-4"
        >
          See them
        </a>
      )}
      <button
        type="button"
        aria-label="Compare none"
        onClick={onClear}
        className="icon-x grid size-11 place-items-center rounded-control before:size-4"
      />
    </section>
  )
}
