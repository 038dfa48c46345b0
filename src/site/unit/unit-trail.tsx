import { Line } from '../../places/rules.ts'
import { searchPath } from '../../shared/paths.ts'
import type { UnitDocument } from '../../units/rules.ts'

/** Where the unit is on the railway: line, station, project. The station leads to what else is near it. */
export function UnitTrail({ unit }: { unit: UnitDocument }) {
  const station = unit.project.nearestStation
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-3">
      <ol className="flex flex-wrap gap-x-2">
        {station && (
          <>
            <li>{Line.has(station.line) ? Line.labels[station.line] : station.line}</li>
            <li className="before:mr-2 before:content-['›'/'']">
              <a
                href={searchPath(`stationId=${station.id}`)}
                className="underline-offset-3 hover:underline"
              >
                {station.name}
              </a>
            </li>
          </>
        )}
        <li className={station ? "before:mr-2 before:content-['›'/'']" : undefined}>
          {unit.project.name}
        </li>
      </ol>
    </nav>
  )
}
