import { call, type Input } from '../../../admin/calls/call.ts'
import { ClusterMap } from '../../../city/map/admin/cluster-map.tsx'

type Query = NonNullable<Input<'get /api/units/search'>['query']>

/** A map of the units that match a search; `query` is that of `GET /api/units/search`. */
export default function PropertyMap({
  query,
  height = 300,
  isCooperative,
}: {
  query: Query
  height?: number | string
  isCooperative?: boolean
}) {
  const { limit, offset, sort, ...filters } = query
  return (
    <ClusterMap
      counted="homes"
      height={height}
      isFramed
      {...(isCooperative !== undefined && { isCooperative })}
      source={{
        key: ['units', filters],
        read: (view, signal) =>
          call('get /api/units/clusters', { query: { ...filters, ...view }, signal }),
      }}
    />
  )
}
