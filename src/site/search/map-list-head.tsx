import { Button } from '../../ui/button.tsx'
import { useLanguage, useTexts } from '../../ui/language.tsx'
import { mapListWords, type OnMap } from './format-map-list.ts'
import { mapListTexts } from './map-list-texts.ts'
import type { SelectedBuilding } from './selected-building.ts'

/** The numbers of homes in the list and on the map, or the building whose homes are listed. */
export function MapListHead({
  onMap,
  total,
  hasArea,
  leading,
  onAll,
  onPress,
}: {
  onMap: OnMap | null
  /** The homes of the list; null while it is loaded. */
  total: number | null
  hasArea: boolean
  leading: SelectedBuilding | null
  onAll: () => void
  onPress: () => void
}) {
  const texts = useTexts(mapListTexts)
  const { heading, note } = mapListWords(onMap, total, hasArea, useLanguage())
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grip handles keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the grip handles keys
    <div
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('button')) onPress()
      }}
      className="flex flex-wrap items-center justify-between gap-x-4 px-4.5 pb-3 lg:px-7 lg:pt-4"
    >
      <h2 id="results" aria-live="polite" className="text-xl tabular-nums">
        {leading ? texts.inBuilding(leading.total, leading.project.name) : heading}
      </h2>
      {leading ? (
        <Button variant="plain" size="small" onClick={onAll} className="-mr-3">
          <span className="icon-x before:size-4" />
          {texts.allHomes}
        </Button>
      ) : (
        <p className="min-h-5 max-lg:basis-full text-sm text-ink-2 tabular-nums">{note}</p>
      )}
    </div>
  )
}
