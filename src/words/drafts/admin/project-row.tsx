import { type ComponentProps, useState } from 'react'
import { smallPicture } from '../../../city/media/site/small-picture.ts'
import { ProjectPicker } from '../../../records/projects/admin/project-picker.tsx'
import type { UnitValues } from '../../../records/units/admin/unit-values.ts'
import { Button } from '../../../ui/button.tsx'
import type { Draft } from '../rules/draft.ts'
import { DraftRow, hidesLabel } from './draft-row.tsx'
import type { Changes, DraftHome } from './draft-values.ts'

type Row = Omit<ComponentProps<typeof DraftRow>, 'children'>

/** The project: one of ours by its name, or the name as written with those that it resembles. */
export function ProjectRow({
  home,
  values,
  change,
  resembling,
  draft: _,
  ...row
}: Row & {
  draft: Draft
  home: DraftHome
  values: UnitValues
  change: (changes: Changes) => void
  /** Ours whose names resemble the one in the text. */
  resembling: Draft['resembling']
}) {
  const [isChanging, setChanging] = useState(false)
  const { project } = values
  const own = home.project?.id === project?.id ? home.project : null
  const written = home.fields.projectName
  const isPicking = isChanging || project === null
  return (
    <DraftRow {...row}>
      {isPicking ? (
        <div className="grid min-w-0 flex-1 gap-2">
          <ProjectPicker
            label="Project"
            value={project}
            onChange={(chosen) => {
              change({ project: chosen })
              setChanging(false)
            }}
            {...(typeof written === 'string' && { hint: `“${written}” is none of our projects.` })}
          />
          {resembling.length > 0 && project === null && (
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-ink-2">Did they mean</span>
              {resembling.map(({ id, name }) => (
                <Button
                  key={id}
                  variant="quiet"
                  size="small"
                  onClick={() => change({ project: { id, name } })}
                >
                  {name}
                </Button>
              ))}
            </div>
          )}
        </div>
      ) : (
        <span
          className={`${hidesLabel} flex items-center gap-3 rounded-control border border-line bg-card px-2.5 py-1.25 leading-snug`}
        >
          {own?.image && (
            <img
              src={smallPicture(own.image)}
              alt=""
              width={44}
              height={33}
              className="h-8.25 w-11 flex-none rounded-sm object-cover"
            />
          )}
          <span className="grid min-w-0 flex-1">
            <b className="truncate font-strong">{project?.name}</b>
            {own && (
              <span className="truncate text-ink-2">
                {[own.nameTh, own.how === 'name' ? 'by its name' : 'name and station agree']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </span>
          <Button
            variant="plain"
            size="small"
            className="text-accent"
            aria-label="Change the project"
            onClick={() => setChanging(true)}
          >
            Change
          </Button>
        </span>
      )}
    </DraftRow>
  )
}
