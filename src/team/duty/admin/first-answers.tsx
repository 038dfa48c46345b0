import { useQuery } from '@tanstack/react-query'
import type { ResponseBody } from '../../../admin/calls/call.ts'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { linkClass } from '../../../ui/style/link-class.ts'
import { firstAnswersQuery } from './duty-calls.ts'
import { waitingTime } from './waiting-time.ts'

type Answers = ResponseBody<'get /api/inbox/first-answers'>

/**
 * How long customers waited for their first answer in the last seven days, in one line: the median, the
 * longest, and who still waits; for managers by person. Prefetch `firstAnswersQuery` where it is shown.
 */
export function FirstAnswerTimes() {
  const { data } = useQuery(firstAnswersQuery)
  if (!data) return <p className="min-h-6" />
  const { median, worst, waiting, people } = data
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm text-ink-2 tabular-nums">
      <p>
        {median === null || worst === null ? (
          'No first responses in the last 7 days'
        ) : (
          <>
            First response time, last 7 days: median <Figure>{waitingTime(median)}</Figure>, longest{' '}
            <Figure>{waitingTime(worst)}</Figure>
          </>
        )}
        {waiting > 0 && (
          <span className="text-warning">{` · ${waiting} awaiting a first reply`}</span>
        )}
      </p>
      {people && people.length > 0 && (
        <Popover
          label="First responses by person"
          trigger={
            <button type="button" className={linkClass}>
              By person
            </button>
          }
        >
          <ByPerson people={people} />
        </Popover>
      )}
    </div>
  )
}

function Figure({ children }: { children: string }) {
  return <b className="font-strong whitespace-nowrap text-ink">{children}</b>
}

function ByPerson({ people }: { people: NonNullable<Answers['people']> }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-2 text-left text-base font-strong">
        First response time, last 7 days
      </caption>
      <thead>
        <tr className="text-ink-2 *:pb-1 *:font-medium">
          <th scope="col" className="text-left">
            Person
          </th>
          <th scope="col" className="text-right">
            Replies
          </th>
          <th scope="col" className="text-right">
            Median
          </th>
          <th scope="col" className="text-right">
            Longest
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, answered, median, worst }) => (
          <tr key={id} className="border-t border-line *:py-1.5">
            <th scope="row" className="pr-2 text-left font-normal wrap-break-word">
              {name}
            </th>
            <td className="text-right">{answered}</td>
            <td className="pl-2 text-right whitespace-nowrap">{waitingTime(median ?? 0)}</td>
            <td className="pl-2 text-right whitespace-nowrap">{waitingTime(worst ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
