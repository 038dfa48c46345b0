import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callList, type ResponseBody } from '../../../admin/calls/call.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { timeAgo } from '../../../shared/dates.ts'
import { faultIn } from '../../../shared/refusals/fault-in.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx'
import { ListFoot } from '../../../ui/tables/list-foot.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'

type Job = ResponseBody<'get /api/jobs'>[number]

const AT_ONCE = 25

/** The background jobs that failed after all retries, each with `Run again`. */
export function GivenUpJobs() {
  const list = useListAddress()
  const page = readId(list.get('settings.page')) ?? 1
  const query = { limit: AT_ONCE, offset: (page - 1) * AT_ONCE }
  const jobs = useQuery({
    queryKey: ['jobs', 'given up', query],
    queryFn: ({ signal }) => callList('get /api/jobs', { query, signal }),
    placeholderData: keepPreviousData,
  })
  const runAgain = useSave({
    send: ({ id }: Job) => call('post /api/jobs/{id}/run', { params: { id } }),
    done: (_, { label }) => ({ title: 'Job runs again', text: label }),
    failed: 'Failed to run the job again',
    nameOf: ({ label }) => label,
  })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <RefusalAlert save={runAgain} />
      <DataTable
        caption="Jobs given up"
        columns={columns}
        rows={jobs.data?.items ?? []}
        rowKey={({ id }) => id}
        rowName={({ label }) => label}
        actions={(job) => [
          { label: 'Run again', icon: 'icon-rotate-cw', onSelect: () => runAgain.mutate(job) },
        ]}
        foot={
          jobs.data && (
            <ListFoot
              page={page}
              pageSize={AT_ONCE}
              total={jobs.data.total}
              address={(target) => list.address({ 'settings.page': target })}
              onPage={(target) => list.show({ 'settings.page': target })}
            />
          )
        }
        loading={jobs.isPending}
        error={
          jobs.isError
            ? { title: 'The jobs could not be read.', retry: () => void jobs.refetch() }
            : null
        }
        empty={{
          title: 'No failed jobs',
          hint: 'Background jobs that fail are retried automatically. Those that still fail are listed here.',
        }}
      />
    </div>
  )
}

const columns: Column<Job>[] = [
  {
    id: 'job',
    header: 'Job',
    cell: (job) => <TwoLines first={job.label} second={<Why job={job} />} strong />,
  },
  { id: 'tries', header: 'Tries', cell: ({ tries }) => tries },
  { id: 'added', header: 'Added', cell: ({ addedAt }) => <Ago moment={addedAt} /> },
  {
    id: 'givenUp',
    header: 'Given up',
    cell: ({ givenUpAt }) => <Ago moment={givenUpAt} />,
  },
]

function Why({ job: { why, ...said } }: { job: Job }) {
  return faultIn(useLanguage(), { ...said, message: why })
}

function Ago({ moment }: { moment: string }) {
  return timeAgo(moment, new Date(), useLanguage())
}
