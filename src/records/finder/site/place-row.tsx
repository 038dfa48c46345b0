import { localName } from '../../../city/places/rules/local-name.ts'
import { counted } from '../../../shared/counted.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import { textsIn } from '../../../shared/language.ts'
import { matchParts } from '../../../ui/choices/match-parts.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { PlaceKind, type PlaceKindId } from '../rules/place-kind.ts'
import type { PickedPlace } from '../rules/suggestion.ts'
import { placeListTexts } from './place-list-texts.ts'
import { PlaceMark } from './place-mark.tsx'

/** A place with its mark, its names, where it is, and how many homes it has. */
export function PlaceRow({
  place,
  typed,
  lines,
}: {
  place: PickedPlace
  /** The part of the names to mark. */
  typed: string
  lines: readonly string[]
}) {
  const language = useLanguage()
  const texts = textsIn(language, placeListTexts)
  const name = localName(place, language)
  const other = name === place.nameTh ? place.name : place.nameTh
  const { homes } = place
  return (
    <>
      <span
        className={classNames(
          'grid size-8 flex-none place-items-center rounded-control',
          place.kind !== 'station' && place.kind !== 'line' && 'bg-hov in-data-active:bg-card',
        )}
      >
        <PlaceMark kind={place.kind} lines={lines} />
      </span>
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="truncate max-sm:grid">
          <span className="truncate font-medium">
            <Marked text={name} typed={typed} />
          </span>
          {other && (
            <span
              lang={other === place.nameTh ? 'th' : 'en'}
              className="truncate text-sm leading-relaxed text-ink-2 sm:ml-1.5"
            >
              <Marked text={other} typed={typed} />
            </span>
          )}
        </span>
        <span className="truncate text-sm text-ink-2">
          <Marked text={placeLine(place, language)} typed={typed} />
        </span>
      </span>
      {homes !== null && (
        <span
          className={classNames(
            'ml-auto flex-none pl-2 text-sm whitespace-nowrap tabular-nums',
            homes > 0 ? 'text-ink-2' : 'text-ink-3',
          )}
        >
          {homes > 0 ? counted(homes, 'home', language) : texts.noHomes}
        </span>
      )}
    </>
  )
}

/** `Soi in Watthana`, `Station, BTS Sukhumvit`. */
export function placeLine(
  { kind, within }: Pick<PickedPlace, 'kind' | 'within'>,
  language: Language,
): string {
  const texts = textsIn(language, placeListTexts)
  const label = labelOf(PlaceKind, kind, language)
  if (within === '') return label
  return ALONG.has(kind) ? texts.on(label, within) : texts.in(label, within)
}

const ALONG: ReadonlySet<PlaceKindId> = new Set(['station', 'line', 'project', 'road'])

function Marked({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = matchParts(text, typed)
  if (match === '') return text
  return (
    <>
      {before}
      <mark className="border-b-2 border-accent bg-transparent text-inherit">{match}</mark>
      {after}
    </>
  )
}
