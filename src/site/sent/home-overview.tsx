import { Photo } from '../../city/media/site/photo.tsx'
import { useTexts } from '../../ui/language.tsx'
import { clientPageTexts } from '../client-page/client-page-texts.ts'
import { HomeNumber } from './home-number.tsx'
import type { SentHome } from './sent-home.ts'
import { sentTexts } from './sent-texts.ts'
import type { Reactions } from './use-reactions.ts'

/** All homes at a glance; each leads to its part of the page. */
export function HomeOverview({
  homes,
  reactions,
}: {
  homes: readonly SentHome[]
  reactions: Reactions
}) {
  return (
    <ol className="grid grid-cols-1 gap-2.5 py-2 sm:grid-cols-2 lg:grid-cols-3">
      {homes.map((each) => (
        <li key={each.number}>
          <OverviewRow each={each} reactions={reactions} />
        </li>
      ))}
    </ol>
  )
}

function OverviewRow({ each, reactions }: { each: SentHome; reactions: Reactions }) {
  const texts = useTexts(sentTexts)
  const common = useTexts(clientPageTexts)
  const { number, key } = each
  const { opinion, asked } = reactions.of(key)
  return (
    <a
      href={`#home-${number}`}
      onClick={() => each.state === 'shown' && reactions.look(key)}
      className="flex h-full min-h-20 items-center gap-3.5 rounded-card border border-line bg-card p-2.5 hover:border-field"
    >
      <span className="relative w-20 flex-none">
        <span className="block aspect-card overflow-hidden rounded-control bg-wash">
          {each.state === 'shown' && (
            <Photo image={each.home.images[0] ?? null} alt="" size="thumb" first={number < 7} />
          )}
        </span>
        <HomeNumber number={number} className="absolute -top-1 -left-1" />
      </span>
      {each.state === 'shown' ? (
        <span className="grid min-w-0 flex-1">
          <span className="font-strong tabular-nums">{each.home.figures[0]}</span>
          <span className="truncate text-sm text-ink-2">
            {each.home.name ?? common.home(number)}
          </span>
          {opinion === 'declined' ? (
            <span className="text-sm text-ink-3">{texts.notForMe}</span>
          ) : (
            (asked || opinion) && (
              <span className="flex flex-wrap items-center gap-x-3 text-sm font-medium text-accent">
                {opinion && (
                  <span className="icon-heart-filled flex items-center gap-1.5 before:size-3.5 before:bg-accent">
                    {texts.liked}
                  </span>
                )}
                {asked && (
                  <span className="icon-check flex items-center gap-1 before:size-3.5">
                    {texts.asked}
                  </span>
                )}
              </span>
            )
          )}
        </span>
      ) : (
        <span className="text-sm text-ink-3">{texts[each.state](number)}</span>
      )}
    </a>
  )
}
