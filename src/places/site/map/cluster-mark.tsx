import { memo } from 'react'
import { toWorld } from '../../../shared/mercator.ts'
import type { MapCluster } from '../../map-rules.ts'
import { type Counted, markName, markText } from './cluster-words.ts'
import { AtSpot } from './pins.tsx'

/** A building on the map, or a disc for several. By keyboard it is reached through the list beside the map. */
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
    /** Opened before: it is quiet. */
    isSeen?: boolean
    onPress: (cluster: MapCluster) => void
    onPoint: (cluster: MapCluster | null) => void
  }) => {
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
          aria-label={markName(cluster, counted)}
          onClick={() => onPress(cluster)}
          onPointerEnter={() => onPoint(cluster)}
          onPointerLeave={() => onPoint(null)}
          className={`pointer-events-auto inline-flex -translate-1/2 items-center justify-center rounded-full border font-strong whitespace-nowrap tabular-nums shadow-float ${shape} ${tone}`}
        >
          {markText(cluster, counted)}
        </button>
      </AtSpot>
    )
  },
)

/** What a cluster is known by as long as it is shown. */
export function clusterId({ project, projects }: MapCluster): string {
  return `${project.id} ${projects}`
}
