import { useState } from 'react'
import MinutesFields from '../../../places/site/minutes/minutes-fields.tsx'
import { StationPicker } from '../../../places/site/station-picker.tsx'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { RecordPicker } from '../../../ui/record-picker.tsx'
import { chosenMinutes, withMinutes } from '../minutes/chosen-minutes.ts'
import type { PartProps, SearchChoices } from './choices.ts'
import { withProject } from './draft.ts'

/** Near which station, park or mall, in which building. */
export function WhereFields({ draft, onChange, choices }: PartProps & { choices: SearchChoices }) {
  const [picked, setPicked] = useState(choices.project)
  const project = picked?.id === draft.projectId ? picked : choices.project
  return (
    <>
      <MinutesFields
        lines={choices.lines}
        value={chosenMinutes(draft)}
        onChange={(chosen) => onChange(withMinutes(draft, chosen))}
      />
      <StationPicker
        label="Transport station"
        lines={choices.lines}
        value={draft.stationId ?? null}
        onChange={(stationId) => onChange({ ...draft, stationId: stationId ?? undefined })}
      />
      <NotFetched what="stations" again={choices.again.stations} />
      <RecordPicker
        label="Project"
        value={draft.projectId === undefined ? null : project}
        onChange={(chosen) => {
          setPicked(chosen)
          onChange(withProject(draft, chosen?.id))
        }}
        options={choices.found}
        busy={choices.busy}
        onSearch={choices.onSearchProject}
        placeholder="Any project"
        {...(draft.projectName && { hint: `Any whose name has “${draft.projectName}”` })}
      />
      <PlacePicker
        label="Parks"
        any="Any park"
        places={choices.parks}
        value={draft.parkId}
        onChange={(parkId) => onChange({ ...draft, parkId })}
      />
      <NotFetched what="parks" again={choices.again.parks} />
      <PlacePicker
        label="Shopping Centers"
        any="Any shopping center"
        places={choices.malls}
        value={draft.mallId}
        onChange={(mallId) => onChange({ ...draft, mallId })}
      />
      <NotFetched what="shopping centers" again={choices.again.malls} />
    </>
  )
}

/** Says below a field why nothing can be chosen in it. */
function NotFetched({ what, again }: { what: string; again: (() => void) | null }) {
  return (
    again && (
      <p role="alert" className="-mt-2 flex items-center justify-between gap-3 text-sm text-danger">
        {`Failed to fetch ${what}`}
        <Button look="quiet" size="small" onClick={again}>
          Retry
        </Button>
      </p>
    )
  )
}

function PlacePicker({
  label,
  any,
  places,
  value,
  onChange,
}: {
  label: string
  any: string
  places: SearchChoices['parks']
  value: number | undefined
  onChange: (id: number | undefined) => void
}) {
  return (
    <Combobox
      label={label}
      placeholder={any}
      options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  )
}
