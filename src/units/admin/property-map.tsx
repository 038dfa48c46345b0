import { call, type Input } from '../../admin/call.ts'
import { ClusterMap } from '../../places/admin/cluster-map.tsx'

type Query = NonNullable<Input<'get /api/units/search'>['query']>

/** The homes of a search on the property map: `query` is what `GET /api/units/search` takes. */
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
      {...(isCooperative !== undefined && { isCooperative })}
      source={{
        key: ['units', filters],
        read: (view, signal) =>
          call('get /api/units/clusters', { query: { ...filters, ...view }, signal }),
      }}
    />
  )
}
