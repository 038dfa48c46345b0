import type { MouseEvent } from 'react'
import { PhotoCarousel } from '../../city/media/site/photo-carousel.tsx'
import { StationLine } from '../../city/places/site/station-line.tsx'
import { StatusBadge } from '../../records/units/site/status-badge.tsx'
import { UnitFacts } from '../../records/units/site/unit-facts.tsx'
import { languageOf } from '../../shared/language-of.ts'
import { Description } from '../../ui/description.tsx'
import { useTexts } from '../../ui/language.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { linkClass } from '../../ui/style/link-class.ts'
import { clientPageTexts } from '../client-page/client-page-texts.ts'
import { HomeNumber } from './home-number.tsx'
import { HomeReactions } from './home-reactions.tsx'
import type { SentHome, ShownHome } from './sent-home.ts'
import { sentTexts } from './sent-texts.ts'
import type { Reactions } from './use-reactions.ts'

/** A home of the page; one that is not offered any more says so in its place. */
export function SentHomeSection({
  isFirst,
  sheet,
  url,
  sender,
  reactions,
  each,
}: {
  each: SentHome
  isFirst: boolean
  /** The absolute URL of the page. */
  url: string
  /** The name of whoever sees what is pressed. */
  sender: string
  reactions: Reactions
  /** The PDF of this home alone. */
  sheet: string | null
}) {
  const texts = useTexts(sentTexts)
  const common = useTexts(clientPageTexts)
  const { number, key } = each
  if (each.state !== 'shown') {
    return (
      <section
        id={`home-${number}`}
        className="flex scroll-mt-4 items-center gap-4 rounded-card border border-dashed border-line px-5 py-6"
      >
        <HomeNumber number={number} />
        <p>
          <span className="font-medium">{texts[each.state](number)}</span>{' '}
          <span className="text-ink-2">{texts.others}</span>
        </p>
      </section>
    )
  }
  const { home } = each
  const label = common.home(number)
  const title = home.name ? `${label}, ${home.name}` : label
  // Its pictures and links; the buttons below say themselves what is pressed.
  function look({ target }: MouseEvent): void {
    if (target instanceof Element && !target.closest('form')) reactions.look(key)
  }
  return (
    <section
      id={`home-${number}`}
      aria-label={title}
      onClickCapture={look}
      className="grid scroll-mt-4 grid-cols-1 gap-5 break-inside-avoid"
    >
      <div className="relative">
        <PhotoCarousel
          images={home.images}
          name={title}
          size="hero"
          first={isFirst}
          className="rounded-panel border border-line"
        />
        <HomeNumber number={number} className="absolute top-3 left-3 z-10 size-9! text-base!" />
        {home.status !== 'available' && (
          <StatusBadge status={home.status} className="absolute top-4 left-14 z-10" />
        )}
      </div>
      <HomeReactions {...{ url, sender, reactions }} homeKey={key} label={title} />
      <HomeText {...{ home, label, sheet }} />
    </section>
  )
}

function HomeText({
  home,
  label,
  sheet,
}: {
  home: ShownHome
  label: string
  sheet: string | null
}) {
  const texts = useTexts(sentTexts)
  const [price, ...more] = home.figures
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 md:grid-cols-[1.1fr_1fr]">
      <div className="grid content-start gap-3">
        <h2 className="text-2xl wrap-anywhere">
          {home.name && <span className="sr-only">{`${label}, `}</span>}
          {home.name ?? label}
        </h2>
        <p className="grid tabular-nums">
          <span className="text-xl font-strong tracking-[-0.01em]">{price}</span>
          <span className="text-sm text-ink-2">
            {[...more, home.perSqm].filter(Boolean).join(' · ')}
          </span>
        </p>
        <UnitFacts unit={home} className="gap-x-4.5" />
        {home.station && <StationLine {...home.station} className="text-base!" />}
        {home.confirmed && (
          <p className={classNames('text-sm', home.isStale ? 'text-ink-3' : 'text-success')}>
            {home.confirmed}
          </p>
        )}
        <Description text={home.description} />
      </div>
      <div className="grid content-start gap-4">
        <dl className="text-sm">
          {home.facts.map(({ label, value }) => (
            <div
              key={label}
              className="grid grid-cols-[8rem_1fr] gap-4 border-b border-line py-2 first:border-t"
            >
              <dt className="text-ink-3">{label}</dt>
              <dd lang={languageOf(value)} className="wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {home.features.length > 0 && (
          <ul className="grid gap-1.5 text-sm text-ink-2">
            {home.features.map((feature) => (
              <li key={feature} className="flex items-start gap-2">
                <span className="icon-check mt-0.5 flex-none text-accent" />
                {feature}
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-x-6 print:hidden">
          {home.path && (
            <a href={home.path} className={linkClass}>
              {texts.seeMore}
            </a>
          )}
          {sheet && (
            <a href={sheet} className={linkClass}>
              {texts.pdfOf}
              <span className="sr-only">{`: ${label}`}</span>
            </a>
          )}
        </p>
      </div>
    </div>
  )
}
