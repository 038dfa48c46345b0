import { useLanguage } from '../../../ui/language.tsx'
import type { MapCluster, MapClusters } from '../rules/map.ts'
import { clusterId } from '../site/cluster-mark.tsx'
import {
  type Counted,
  clusterName,
  countText,
  homesText,
  offerLines,
} from '../site/format-cluster.ts'

/** The map's marks as a list, for keyboards and screen readers. */
export function ClusterList({
  found,
  counted,
  chosen,
  onPress,
  onPoint,
  className,
}: {
  found: MapClusters
  counted: Counted
  chosen: string | null
  onPress: (cluster: MapCluster) => void
  onPoint: (cluster: MapCluster | null) => void
  className: string
}) {
  const language = useLanguage()
  const { clusters, all } = found
  const [visible, anywhere] =
    counted === 'homes' ? [found.units, all.units] : [found.projects, all.projects]
  return (
    <div
      className={`grid grid-rows-[auto_1fr] rounded-card border border-line bg-card text-sm ${className}`}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-3.5 py-2.5">
        <strong className="font-strong">{`${countText(visible, counted, language)} on this map`}</strong>
        <span className="text-ink-2">{`${countText(anywhere, counted, language)} in all`}</span>
      </p>
      <ul
        aria-label="On this map"
        className="min-h-0 overflow-y-auto p-1.5 focus-visible:-outline-offset-2"
      >
        {clusters.map((cluster) => (
          <li key={clusterId(cluster)}>
            <button
              type="button"
              aria-pressed={clusterId(cluster) === chosen}
              onClick={() => onPress(cluster)}
              onPointerEnter={() => onPoint(cluster)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(cluster)}
              onBlur={() => onPoint(null)}
              className="grid w-full gap-0.5 rounded-control px-2 py-2 text-left hover:bg-hov focus-visible:-outline-offset-2 aria-pressed:bg-accent-wash"
            >
              <span className="truncate font-medium" title={clusterName(cluster, language)}>
                {clusterName(cluster, language)}
              </span>
              <span className="text-ink-2 tabular-nums">
                {[homesText(cluster.units, language), ...offerLines(cluster, language)].join(' · ')}
              </span>
            </button>
          </li>
        ))}
        {clusters.length === 0 && (
          <li className="px-2 py-3 text-ink-2">
            {anywhere > 0 ? 'None here. They lie elsewhere.' : 'None found.'}
          </li>
        )}
      </ul>
    </div>
  )
}
