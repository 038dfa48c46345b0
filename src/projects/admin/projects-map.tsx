import { call, type Input } from '../../admin/call.ts'
import { ClusterMap } from '../../places/admin/cluster-map.tsx'

/** The projects of a list on the property map. */
export default function ProjectsMap({
  filters,
}: {
  filters: Omit<Input<'get /api/projects/clusters'>['query'], 'bbox' | 'zoom'>
}) {
  return (
    <ClusterMap
      counted="properties"
      height="max(22rem, calc(100dvh - 20rem))"
      source={{
        key: ['projects', filters],
        read: (view, signal) =>
          call('get /api/projects/clusters', { query: { ...filters, ...view }, signal }),
      }}
    />
  )
}
