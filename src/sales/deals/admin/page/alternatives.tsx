import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Photo } from '../../../../city/media/site/photo.tsx'
import { priceLines } from '../../../../records/units/site/unit-price.ts'
import { formatDistance } from '../../../../shared/distance.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import type { Alternative } from '../../rules/alternative.ts'
import { differenceWords } from './format-stops.ts'

/** Homes like the one of the deal; the ticked ones go into the proposal. */
export function Alternatives({
  found: { data, isError, refetch },
  isRent,
  chosen,
  onChoose,
}: {
  found: UseQueryResult<Alternative[]>
  /** Whether the deal is about renting: the rent is named first. */
  isRent: boolean
  chosen: readonly number[]
  onChoose: (id: number, isChosen: boolean) => void
}) {
  const count = data?.filter(({ id }) => chosen.includes(id)).length ?? 0
  return (
    <Part
      as="h2"
      title="Alternative Units"
      isCard
      actions={count > 0 && <span className="text-ink-2">{`${count} in the proposal`}</span>}
    >
      {isError && !data ? (
        <ErrorState title="The alternatives could not be read." retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-48 w-full" />
      ) : data.length === 0 ? (
        <p className="text-ink-2">No similar units found within 750m radius</p>
      ) : (
        <ul className="-mx-3.5 -mb-3 divide-y divide-line border-t border-line">
          {data.map((home) => (
            <Home
              key={home.id}
              {...{ home, isRent }}
              isChosen={chosen.includes(home.id)}
              onChoose={(isChosen) => onChoose(home.id, isChosen)}
            />
          ))}
        </ul>
      )}
    </Part>
  )
}

function Home({
  home,
  isRent,
  isChosen,
  onChoose,
}: {
  home: Alternative
  isRent: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const language = useLanguage()
  const { id, unitNumber, project, image, distance, showOnWebsite } = home
  const name = `${unitNumber} · ${project}`
  const [price] = priceLines(home, isRent ? 'rent' : undefined, language)
  return (
    <li className="flex items-center gap-3 px-3.5 py-2.5">
      <label className="-m-2 grid size-10 flex-none cursor-pointer place-items-center pointer-coarse:size-11">
        <input
          type="checkbox"
          className="tick"
          aria-label={`${name} in the proposal`}
          checked={isChosen}
          disabled={!showOnWebsite}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </label>
      <Link
        to={`${adminPath('listings')}?unit=${id}`}
        className="group flex min-w-0 flex-1 items-center gap-3 leading-snug"
      >
        <span className="h-12 w-16 flex-none overflow-hidden rounded-control">
          <Photo image={image} alt="" size="thumb" />
        </span>
        <span className="grid min-w-0">
          <b className="truncate font-medium group-hover:underline" title={name}>
            {name}
          </b>
          <span className="tabular-nums">
            <b className="font-medium">{price}</b>
            <span className="text-ink-2">{` · ${formatDistance(distance, language)} away`}</span>
          </span>
          <span className="text-ink-2 tabular-nums">{differenceWords(home)}</span>
          {!showOnWebsite && <span className="text-warning">Hidden: cannot be sent</span>}
        </span>
      </Link>
    </li>
  )
}
