import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { toWorld } from '../../../shared/mercator.ts'
import { adminPath } from '../../../shared/paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import type { MapCluster } from '../rules/map.ts'
import { homesText, offerLines } from '../site/format-cluster.ts'
import { AtSpot } from '../site/pins.tsx'

/** A pressed mark's popup: figures of the project and links to it and to its units. */
export function ClusterPopup({ cluster, onClose }: { cluster: MapCluster; onClose: () => void }) {
  const language = useLanguage()
  const { project, units } = cluster
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <AtSpot at={toWorld(cluster)} className="z-20">
      <section
        ref={box}
        aria-label={project.name}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
        data-takes-escape
        className="pointer-events-auto absolute bottom-6 left-0 grid w-64 -translate-x-1/2 gap-1 rounded-card border border-line bg-card p-3.5 shadow-float outline-none"
      >
        <div className="flex items-start justify-between gap-2">
          <p className="font-strong wrap-anywhere">{project.name}</p>
          <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
            <span className="icon-x before:size-4" />
          </IconButton>
        </div>
        <p className="font-medium">{homesText(units, language)}</p>
        {offerLines(cluster, language).map((line) => (
          <p key={line} className="text-ink-2 tabular-nums">
            {line}
          </p>
        ))}
        <p className="flex flex-wrap gap-x-4 font-medium text-accent">
          <Link
            to={`${adminPath('properties')}/${project.id}`}
            className="inline-flex min-h-8 items-center hover:underline"
          >
            Open the property
          </Link>
          {units > 0 && (
            <Link
              to={`${adminPath('listings')}?projectId=${project.id}`}
              className="inline-flex min-h-8 items-center hover:underline"
            >
              Its listings
            </Link>
          )}
        </p>
      </section>
    </AtSpot>
  )
}
