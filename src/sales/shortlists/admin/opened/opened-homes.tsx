import { useQuery } from '@tanstack/react-query'
import { Photo } from '../../../../city/media/site/photo.tsx'
import { priceLines } from '../../../../records/units/site/unit-price.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Part } from '../../../../ui/part.tsx'
import type { ShortlistDetail } from '../../rules/reader.ts'
import { chosenHomesQuery } from '../shortlist-calls.ts'
import { openedTexts } from './opened-texts.ts'
import { useSearchedType } from './use-searched-type.ts'

/** The homes of a page that was sent, and what happened to each. */
export function OpenedHomes({ send }: { send: ShortlistDetail }) {
  const { unitIds, units, reactions } = send
  const searchedType = useSearchedType(send.contact)
  const { data: homes = [] } = useQuery(chosenHomesQuery(unitIds))
  return (
    <Part title={openedTexts.homes}>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {reactions.map(({ unitId, opened, opinion, asked }) => {
          const home = homes.find(({ id }) => id === unitId)
          const name = units.find(({ id }) => id === unitId)?.name ?? ''
          return (
            <li
              key={unitId}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-3 pl-2.5 leading-snug"
            >
              <span className="h-10.5 w-14 flex-none overflow-hidden rounded-control bg-wash">
                <Photo
                  image={home?.images[0] ?? home?.project.images[0] ?? null}
                  alt=""
                  size="thumb"
                />
              </span>
              <span className="grid min-w-40 flex-1 grid-cols-1">
                <b className="truncate font-medium" title={name}>
                  {name}
                </b>
                <span className="text-ink-2 tabular-nums">
                  {home && priceLines(home, searchedType)[0]}
                </span>
              </span>
              <span className={`w-30 tabular-nums ${opened === 0 ? 'text-ink-3' : ''}`}>
                {openedTimes(opened)}
              </span>
              <span className="flex min-w-46 flex-wrap justify-end gap-1.5 max-sm:min-w-0 max-sm:justify-start">
                {opinion === 'liked' && <Badge tone="accent">{openedTexts.liked}</Badge>}
                {asked && <Badge tone="success">{openedTexts.asked}</Badge>}
                {opinion === 'declined' && <Badge>{openedTexts.declined}</Badge>}
              </span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function openedTimes(times: number): string {
  if (times === 0) return openedTexts.notOpened
  return times === 1 ? openedTexts.openedOnce : openedTexts.openedOften(times)
}
