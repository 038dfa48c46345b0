import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { useConnection } from '../../../platform/events/admin/connection.ts'
import { formatNumber } from '../../../shared/money.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { ListTitle } from '../../../ui/tables/list-title.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { PipelineViews, type readPipeline } from './pipeline-address.ts'

type Shown = ReturnType<typeof readPipeline>

/** `Sales Pipeline`, whether it is up to date, the views, and Add Deal. */
export function PipelineTitle({
  list,
  shown,
  found,
}: {
  list: ListState
  shown: Shown
  /** The number of deals that match; null until known. */
  found: number | null
}) {
  const { permissions } = useStaff()
  const views = PipelineViews.ids
  const show = (view: string) => list.show({ view: view === 'board' ? null : view, ...ofOneView })
  const csv = `/api/deals/export?${exportQuery(shown.search)}`
  const exportLabel = found === null ? 'Export' : `Export ${formatNumber(found)}`
  const more = [
    ...(permissions.managePipeline
      ? [
          {
            label: 'Pipeline settings',
            icon: 'icon-settings',
            onSelect: () => list.open({ settings: 1 }),
          },
        ]
      : []),
    ...(permissions.exportPhones
      ? [{ label: `${exportLabel} as CSV`, icon: 'icon-download', href: csv }]
      : []),
  ]
  const phoneViews = views
    .filter((id) => id !== shown.view)
    .map((id) => ({
      label: `Show the ${PipelineViews.labels[id].toLowerCase()}`,
      icon: viewIcons[id],
      onSelect: () => show(id),
    }))
  return (
    <ListTitle title="Sales Pipeline" beside={<Connection />}>
      <div className="dense-row max-md:hidden">
        <Segmented
          label="Show as"
          name="pipeline-view"
          value={shown.view}
          onChange={show}
          options={views.map((id) => ({ value: id, label: PipelineViews.labels[id] }))}
        />
      </div>
      {shown.view === 'table' && permissions.exportPhones && (
        <ButtonLink variant="quiet" size="small" href={csv} download className="max-lg:hidden">
          <span className="icon-download before:size-4" />
          {exportLabel}
        </ButtonLink>
      )}
      {more.length > 0 && (
        <span className="max-md:hidden">
          <Menu label="More for the pipeline" items={more} />
        </span>
      )}
      <span className="md:hidden">
        <Menu label="More for the pipeline" items={[...phoneViews, ...more]} />
      </span>
      <Button size="small" onClick={() => list.open({ add: 1 })}>
        <span className="icon-plus before:size-4" />
        Add Deal
      </Button>
    </ListTitle>
  )
}

/** The parameters that belong to one view. */
const ofOneView = { sort: null, stage: null, by: null, from: null, to: null }

const viewIcons = {
  board: 'icon-layers',
  table: 'icon-list-checks',
  figures: 'icon-trending-up',
} as const

/** `Up to date`, or that the server does not answer; on a phone only that. */
function Connection() {
  const isHeard = useConnection()
  const isOnline = useOnline()
  const isFine = isHeard && isOnline
  return (
    <span
      role="status"
      className={classNames('flex items-center gap-1.5 text-ink-2', isFine && 'max-md:sr-only')}
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${isFine ? 'bg-success' : 'bg-warning'}`}
      />
      {isFine ? 'Up to date' : 'Reconnecting...'}
    </span>
  )
}

function exportQuery(search: Shown['search']): string {
  return new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString()
}
