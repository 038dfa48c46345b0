import { call, type Input } from '../../../admin/calls/call.ts'
import { ClusterMap } from '../../../city/map/admin/cluster-map.tsx'

/** The projects that match the list's filters, on a map. */
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
