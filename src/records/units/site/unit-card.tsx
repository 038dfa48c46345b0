import type { ComponentProps, ReactNode } from 'react'
import { Photo } from '../../../city/media/site/photo.tsx'
import { StationLine } from '../../../city/places/site/station-line.tsx'
import { confirmationLine, isStale } from '../../../shared/dates.ts'
import { textsIn } from '../../../shared/language.ts'
import { unitPath } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLazyPart } from '../../../ui/feedback/use-lazy-part.ts'
import { useLanguage, useTexts } from '../../../ui/language.tsx'
import { unitTexts } from '../rules/words/unit-texts.ts'
import { useCardHtml } from './card-html.tsx'
import type CardPictures from './card-pictures.tsx'
import type { CardUnit } from './card-unit.ts'
import { RememberedMinutes } from './minutes/remembered-minutes.tsx'
import { type PlaceAway, PlaceLine } from './place-line.tsx'
import { SaveButton } from './save-button.tsx'
import { StatusBadge } from './status-badge.tsx'
import { UnitFacts } from './unit-facts.tsx'
import { unitName } from './unit-name.ts'

type PicturesProps = ComponentProps<typeof CardPictures>

type CardProps = {
  unit: CardUnit
  today: string
  first?: boolean
  minutes?: ReactNode
  /** The searched place, which the card then begins with. */
  place?: PlaceAway | null
}

/**
 * A unit's card. The first picture is loaded with it, the others when a hand or the focus comes to it. Its rows are a subgrid, so that cards side by side align. `today` is the Bangkok date;
 * `first` is for cards visible without scrolling; `minutes` are those of the search, by default those to the
 * places remembered in this browser.
 */
export function UnitCard(props: CardProps) {
  const { unit, today, first = false, place } = props
  const variant = [today, first, place?.metres ?? '', place?.name ?? ''].join(' ')
  const { Part, ask } = useLazyPart(() => import('./card-pictures.tsx'))
  const html = useCardHtml(unit, variant, <CardContent {...props} Pictures={Part} />)
  const reach = unit.morePictures.length > 0 ? ask : undefined
  return (
    <article
      className={`unit-card ${unit.status === 'available' ? '' : 'reserved'} drawn-near-[34.5rem]`}
      onPointerEnter={reach}
      onFocus={reach}
      {...html}
    />
  )
}

function CardContent({
  unit,
  today,
  first = false,
  minutes,
  place,
  Pictures,
}: CardProps & { Pictures: ReturnType<typeof useLazyPart<PicturesProps>>['Part'] }) {
  const language = useLanguage()
  const texts = textsIn(language, unitTexts)
  const name = unitName(unit.projectName, unit.unitNumber, language)
  return (
    <>
      <div className="relative aspect-card bg-wash">
        <Photo image={unit.image} alt={name} size="card" first={first} />
        {Pictures ? (
          <Pictures pictures={[unit.image, ...unit.morePictures]} name={name} />
        ) : (
          unit.morePictures.length > 0 && (
            <p aria-hidden="true" className="picture-count">
              1 / {unit.morePictures.length + 1}
            </p>
          )
        )}
        <p className="card-marks">
          <StatusBadge status={unit.status} />
          {unit.mark && <span className={unit.mark.look}>{unit.mark.text}</span>}
        </p>
        <SaveButton id={unit.id} name={name} className="absolute top-3 right-3 z-10 size-10" />
      </div>
      <div className="grid grid-cols-1 content-start pt-4">
        {place && <PlaceLine place={place} className="pb-1.5" />}
        <Price unit={unit} />
      </div>
      <h3 className="pt-1.5 text-base font-medium tracking-normal">{name}</h3>
      <UnitFacts unit={unit} className="gap-x-3 pt-2 text-sm" />
      <div className="grid min-w-0 grid-cols-1 content-start gap-1 pt-2.5">
        {unit.stations.map((station) => (
          <StationLine key={station.name} {...station} />
        ))}
        {minutes ?? <RememberedMinutes unitId={unit.id} className="pt-1" />}
      </div>
      <PlacesNear unit={unit} />
      <p
        className={`pt-2 text-sm ${isStale(unit.availabilityDate, today) ? 'text-ink-3' : 'text-success'}`}
      >
        {confirmationLine(unit.status, unit.availabilityDate, today, language)}
      </p>
      <div className="card-foot mt-3.5">
        <label className="compare-tick">
          <input
            type="checkbox"
            name="ticked"
            value={unit.id}
            form="comparison"
            data-image={unit.image}
            className="tick"
          />
          {texts.compare}
          <span className="sr-only"> {name}</span>
        </label>
        <ButtonLink
          variant="quiet"
          size="small"
          href={unitPath(unit.id)}
          aria-label={`${texts.details}: ${name}`}
          className="after:absolute after:inset-0 print:hidden"
        >
          {texts.details}
        </ButtonLink>
      </div>
    </>
  )
}

function Price({ unit: { figures, perSqm, mark } }: { unit: CardUnit }) {
  const [main, ...others] = figures
  return (
    <p className="card-price">
      <b>
        {main}
        {mark?.was && <s>{mark.was}</s>}
      </b>
      {[...others, perSqm].filter(Boolean).join(' · ')}
    </p>
  )
}

function PlacesNear({ unit }: { unit: CardUnit }) {
  const texts = useTexts(unitTexts)
  const { parks, malls, morePlaces } = unit
  const more = morePlaces > 0 && (
    <span className="flex-none text-ink-3 tabular-nums">{texts.more(morePlaces)}</span>
  )
  return (
    <div className="card-places gap-1 pt-2">
      {parks.length > 0 && (
        <p className="icon-trees">
          <span className="sr-only">{texts.parks}</span>
          <span className="min-w-0 truncate">{parks.join(', ')}</span>
          {malls.length === 0 && more}
        </p>
      )}
      {malls.length > 0 && (
        <p className="icon-shopping-bag">
          <span className="sr-only">{texts.malls}</span>
          <span className="min-w-0 truncate">{malls.join(', ')}</span>
          {more}
        </p>
      )}
    </div>
  )
}
