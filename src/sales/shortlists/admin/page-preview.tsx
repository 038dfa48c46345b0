import { Photo } from '../../../city/media/site/photo.tsx'
import type { UnitSearch } from '../../../records/units/rules/search.ts'
import type { UnitRecord } from '../../../records/units/rules/unit.ts'
import { priceLines } from '../../../records/units/site/unit-price.ts'
import { BrandMark } from '../../../ui/brand.tsx'
import type { ShortlistInput } from '../rules/shortlist.ts'
import { messageTexts } from './message-texts.ts'

type Shown = Pick<ShortlistInput, 'language' | 'showUnitNumbers' | 'showProjectNames'>

/** The page as its readers will see it, small. */
export function PagePreview({
  homes,
  reader,
  searchedType,
  ...shown
}: Shown & {
  homes: readonly UnitRecord[]
  /** The first name of whoever it is for. */
  reader: string | null
  searchedType: UnitSearch['listingType']
}) {
  const texts = messageTexts[shown.language]
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <p
        lang={shown.language}
        className="flex items-center gap-2 border-b border-line px-3 py-2 font-medium"
      >
        <BrandMark size={18} />
        {texts.page(homes.length, reader)}
      </p>
      <ol>
        {homes.map((unit, i) => (
          <li
            key={unit.id}
            className="flex items-center gap-3 border-b border-line px-3 py-2 last:border-b-0"
          >
            <span className="relative flex-none">
              <span className="block h-11 w-15 overflow-hidden rounded-control bg-wash">
                <Photo image={imageOf(unit, shown)} alt="" size="thumb" />
              </span>
              <span className="absolute -top-1 -left-1 grid size-5.5 place-items-center rounded-full border-2 border-card bg-ink text-sm leading-none font-strong text-paper tabular-nums">
                {i + 1}
              </span>
            </span>
            <span className="grid min-w-0 grid-cols-1">
              <b className="truncate font-medium tabular-nums">
                {priceLines(unit, searchedType)[0]}
              </b>
              <span lang={shown.language} className="truncate text-ink-2">
                {nameOf(unit, shown) ?? texts.home(i + 1)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="border-t border-line px-3 py-2 font-medium text-accent">
        {messageTexts[shown.language].reactions}
      </p>
    </div>
  )
}

function imageOf({ images, project }: UnitRecord, { showProjectNames }: Shown): string | null {
  if (showProjectNames) return images[0] ?? project.images[0] ?? null
  return images.find((image) => !project.images.includes(image)) ?? null
}

function nameOf({ unitNumber, project }: UnitRecord, shown: Shown): string | null {
  const { language, showUnitNumbers, showProjectNames } = shown
  const name = language === 'th' ? (project.nameTh ?? project.name) : project.name
  const unit = messageTexts[language].unit(unitNumber)
  const parts = [showProjectNames && name, showUnitNumbers && unit].filter(Boolean)
  return parts.join(' ') || null
}
