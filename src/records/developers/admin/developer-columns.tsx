import type { RecordColumn } from '../../../admin/record-list/record-table.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'
import type { DeveloperRecord } from '../rules/developer.ts'
import { DeveloperLogo } from '../site/developer-logo.tsx'

export const developerColumns: readonly RecordColumn<DeveloperRecord>[] = [
  {
    id: 'name',
    header: 'Developer',
    width: '50%',
    sorts: ['name', 'name_desc'],
    cell: (developer) => (
      <span className="flex min-w-0 items-center gap-3">
        <DeveloperLogo developer={developer} className="size-10.5 rounded-control" />
        <TwoLines first={developer.name} second={developer.description} strong />
      </span>
    ),
  },
  {
    id: 'founded',
    header: 'Founded',
    numeric: true,
    sorts: ['founded', 'founded_desc'],
    cell: ({ foundedYear }) => <TwoLines first={foundedYear} />,
  },
  {
    id: 'projects',
    header: 'Projects',
    numeric: true,
    sorts: ['projects', 'projects_desc'],
    cell: ({ projectCount }) => projectCount,
  },
  {
    id: 'website',
    header: 'Website',
    cell: ({ website }) => <TwoLines first={website?.replace(/^https?:\/\/(www\.)?|\/$/g, '')} />,
  },
]
