import { Railway } from '../../../places/site/railway.tsx'

/** The whole railway, small: back to it. */
export function WholeCity({ onPress }: { onPress: () => void }) {
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
        Whole city
      </span>
    </button>
  )
}
