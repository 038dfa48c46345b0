import type { PickedPlace } from '../../../../records/finder/rules/suggestion.ts'
import { writePoint } from '../../rules/points.ts'

/** A picked place as the value of its field: a station's id, else a point. */
export function placeValue({
  kind,
  id,
  ...point
}: Pick<PickedPlace, 'kind' | 'id' | 'name' | 'latitude' | 'longitude'>): string {
  return kind === 'station' ? String(id) : writePoint(point)
}
