import { useEffect, useState } from 'react'
import { callApi } from '../../../shared/api-client.ts'
import type { NearHome, StationHomes } from '../../around-rules.ts'
import type { UnitDocument } from '../../rules.ts'

const MOST_OF_ONE = 24

/** The homes nearest first, those of one building before all others; where they are not among them, they are fetched. */
export function useHomesInOrder(found: StationHomes, front: number | null): readonly NearHome[] {
  const [fetched, setFetched] = useState<readonly NearHome[]>([])
  const building = found.buildings.find(({ id }) => id === front)
  const own = found.homes.filter(({ projectId }) => projectId === front)
  const lacks = building !== undefined && own.length < Math.min(building.units, MOST_OF_ONE)
  const metres = building?.metres ?? 0
  useEffect(() => {
    if (!lacks || front === null) return
    let isGone = false
    const path = `/api/units/search?projectId=${front}&limit=${MOST_OF_ONE}`
    callApi<UnitDocument[]>(path).then(
      (units) => !isGone && setFetched(units.map((unit) => nearHome(unit, metres))),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [front, lacks, metres])
  if (front === null) return found.homes
  const more = lacks ? fetched.filter(({ projectId }) => projectId === front) : []
  const first = more.length > 0 ? more : own
  return [...first, ...found.homes.filter(({ projectId }) => projectId !== front)]
}

function nearHome({ project, images, ...unit }: UnitDocument, metres: number): NearHome {
  const image = images[0] ?? project.images[0] ?? null
  return { ...unit, projectName: project.name, image, metres }
}
