import { useEffect, useState } from 'react'
import { callApi } from '../../../../shared/api-client.ts'
import type { NearUnit, StationUnits } from '../../rules/around.ts'
import type { PublicUnit } from '../../rules/unit.ts'

const MAX_OF_PROJECT = 24

/** Units nearest first, those of the project `front` before all others; missing ones of it are fetched. */
export function useUnitsInOrder(
  stationUnits: StationUnits,
  front: number | null,
): readonly NearUnit[] {
  const [fetched, setFetched] = useState<readonly NearUnit[]>([])
  const building = stationUnits.buildings.find(({ id }) => id === front)
  const listed = stationUnits.homes.filter(({ projectId }) => projectId === front)
  const isIncomplete =
    building !== undefined && listed.length < Math.min(building.units, MAX_OF_PROJECT)
  const metres = building?.metres ?? 0
  useEffect(() => {
    if (!isIncomplete || front === null) return
    let isCancelled = false
    const path = `/api/units/search?projectId=${front}&limit=${MAX_OF_PROJECT}`
    callApi<PublicUnit[]>(path).then(
      (units) => !isCancelled && setFetched(units.map((unit) => nearHome(unit, metres))),
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [front, isIncomplete, metres])
  if (front === null) return stationUnits.homes
  const loaded = isIncomplete ? fetched.filter(({ projectId }) => projectId === front) : []
  const first = loaded.length > 0 ? loaded : listed
  return [...first, ...stationUnits.homes.filter(({ projectId }) => projectId !== front)]
}

function nearHome({ project, images, ...unit }: PublicUnit, metres: number): NearUnit {
  const image = images[0] ?? project.images[0] ?? null
  return { ...unit, projectName: project.name, image, metres }
}
