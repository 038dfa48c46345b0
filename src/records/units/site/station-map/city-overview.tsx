import { Railway } from '../../../../city/rail/site/railway.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import { stationMapTexts } from './station-map-texts.ts'

/** A small map of the whole railway that leads back to it. */
export function CityOverview({ onPress }: { onPress: () => void }) {
  const texts = useTexts(stationMapTexts)
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute bottom-3 left-3 grid w-41 overflow-hidden rounded-control border border-line bg-card text-left shadow-float max-md:hidden"
    >
      <span className="block h-28 overflow-hidden bg-railway-ground">
        <Railway frame="phone" className="h-full w-full" />
      </span>
      <span className="icon-maximize flex min-h-8 flex-row-reverse items-center justify-between px-2.5 font-medium before:size-3.5 before:bg-ink-2">
        {texts.wholeCity}
      </span>
    </button>
  )
}
