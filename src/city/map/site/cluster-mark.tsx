import { memo } from 'react'
import { toWorld } from '../../../shared/mercator.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { MapCluster } from '../rules/map.ts'
import { type Counted, markName, markText } from './format-cluster.ts'
import { AtSpot } from './pins.tsx'

/** A project's mark, or a disc for several. Keyboards reach it through the list beside the map. */
export const ClusterMark = memo(
  ({
    cluster,
    counted,
    isChosen,
    isSeen = false,
    onPress,
    onPoint,
  }: {
    cluster: MapCluster
    counted: Counted
    /** Pressed, or pointed at here or in the list. */
    isChosen: boolean
    /** Opened before: muted. */
    isSeen?: boolean
    onPress: (cluster: MapCluster) => void
    onPoint: (cluster: MapCluster | null) => void
  }) => {
    const language = useLanguage()
    const isOne = cluster.projects === 1
    const shape = isOne
      ? 'min-h-8 px-2.5 border-line'
      : 'min-h-10 min-w-10 px-1.5 border-transparent'
    const tone = isChosen
      ? 'bg-accent text-on-accent'
      : isOne
        ? isSeen
          ? 'bg-card text-ink-3'
          : 'bg-card text-ink'
        : 'bg-ink text-paper'
    return (
      <AtSpot at={toWorld(cluster)} className={isChosen ? 'z-10' : ''}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={markName(cluster, counted, language)}
          onClick={() => onPress(cluster)}
          onPointerEnter={() => onPoint(cluster)}
          onPointerLeave={() => onPoint(null)}
          className={`pointer-events-auto inline-flex -translate-1/2 items-center justify-center rounded-full border font-strong whitespace-nowrap tabular-nums shadow-float ${shape} ${tone}`}
        >
          {markText(cluster, counted, language)}
        </button>
      </AtSpot>
    )
  },
)

/** A stable key for a cluster. */
export function clusterId({ project, projects }: MapCluster): string {
  return `${project.id} ${projects}`
}
