import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callList } from '../../../admin/calls/call.ts'
import { LinkButton } from '../../../admin/record-list/link-button.tsx'
import { OPENED, useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { OpenShortlist } from '../../../sales/shortlists/admin/open-shortlist.tsx'
import { openShortlist } from '../../../sales/shortlists/admin/shortlist-address.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import { formatNumber, formatSqm } from '../../../shared/money.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { OpenUnit } from '../../units/admin/unit-sheet/open-unit.tsx'
import { UnitStatuses } from '../../units/rules/unit-sets.ts'
import { roomsText } from '../../units/rules/words/format-rooms.ts'
import { priceLines } from '../../units/site/unit-price.ts'
import type { ProjectRecord } from '../rules/project.ts'

const STEP = 25

/** The units of a project, newest first, with a button to load more. */
export function ProjectUnits({ project }: { project: ProjectRecord }) {
  const language = useLanguage()
  const [limit, setLimit] = useState(STEP)
  const units = useQuery({
    queryKey: ['units', 'of project', project.id, limit],
    queryFn: ({ signal }) =>
      callList('get /api/units/search', { query: { projectId: project.id, limit }, signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = units
  const list = useListAddress(undefined, '', 'unit')
  const navigate = useNavigate()
  return (
    <section className="grid gap-3" aria-labelledby="units-of-project">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="units-of-project" className="text-xl">
          Units {data && <span className="font-normal text-ink-3">{formatNumber(data.total)}</span>}
        </h2>
        <LinkButton
          variant="quiet"
          size="small"
          to={`${adminPath('listings')}?add=in-${project.id}`}
          state={OPENED}
        >
          <span className="icon-plus before:size-4" />
          Add unit
        </LinkButton>
      </div>
      {units.isError ? (
        <ErrorState title="Couldn’t load units." retry={() => void units.refetch()} />
      ) : !data ? (
        <Skeleton className="h-24 w-full" />
      ) : data.total === 0 ? (
        <p className="text-ink-2">No units in this property yet.</p>
      ) : (
        <table className="w-full">
          <caption className="sr-only">Units in {project.name}</caption>
          <thead className="text-left text-ink-3">
            <tr className="border-b border-line">
              <th className="py-2 pr-4 font-medium">Unit</th>
              <th className="py-2 pr-4 font-medium">Home</th>
              <th className="py-2 text-right font-medium">Price</th>
              <th className="py-2 pl-4 font-medium max-sm:hidden">Status</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((unit) => (
              <tr key={unit.id} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 pr-4 text-left font-medium">
                  <button
                    type="button"
                    onClick={() => list.openRecord(unit.id)}
                    className="inline-flex min-h-6 items-center text-left hover:underline pointer-coarse:min-h-11"
                  >
                    {unit.unitNumber}
                  </button>
                </th>
                <td className="py-2 pr-4 text-ink-2">{homeLine(unit, language)}</td>
                <td className="py-2 text-right tabular-nums">
                  {priceLines(unit, undefined, language).join(' · ')}
                </td>
                <td className="py-2 pl-4 max-sm:hidden">
                  {labelOf(UnitStatuses, unit.status, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.total > data.items.length && (
        <Button
          variant="quiet"
          size="small"
          disabled={units.isFetching}
          onClick={() => setLimit(limit + STEP)}
          className="justify-self-start"
        >
          Load more
        </Button>
      )}
      <OpenShortlist list={list} from={`from ${project.name}`} />
      <OpenUnit
        list={list}
        found={data}
        pageQuery={null}
        onSend={({ id }, by) => openShortlist(list, [id], by)}
        onEdit={({ id }) => void navigate(`${adminPath('listings')}?edit=${id}`, { state: OPENED })}
      />
    </section>
  )
}

function homeLine(
  { bedrooms, size }: { bedrooms: number; size: number },
  language: Language,
): string {
  return `${roomsText([bedrooms], 'Bedroom', language)} · ${formatSqm(size, language)}`
}
