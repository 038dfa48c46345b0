import { useState } from 'react'
import { StationPicker } from '../../../places/site/station-picker.tsx'
import MinutesFields from '../../../rail/site/minutes/minutes-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/choices/combobox.tsx'
import { RecordPicker } from '../../../ui/choices/record-picker.tsx'
import { chosenMinutes, withMinutes } from '../minutes/chosen-minutes.ts'
import type { PartProps, SearchChoices } from './choices.ts'
import { withProject } from './draft.ts'

/** Minutes by train, station, project, park and mall. */
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
      <FetchFailed subject="stations" retry={choices.retry.stations} />
      <RecordPicker
        label="Project"
        value={draft.projectId === undefined ? null : project}
        onChange={(chosen) => {
          setPicked(chosen)
          onChange(withProject(draft, chosen?.id))
        }}
        options={choices.projectResults}
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
      <FetchFailed subject="parks" retry={choices.retry.parks} />
      <PlacePicker
        label="Shopping Centers"
        any="Any shopping center"
        places={choices.malls}
        value={draft.mallId}
        onChange={(mallId) => onChange({ ...draft, mallId })}
      />
      <FetchFailed subject="shopping centers" retry={choices.retry.malls} />
    </>
  )
}

/** Shows below a field that its options could not be fetched. */
function FetchFailed({ subject, retry }: { subject: string; retry: (() => void) | null }) {
  return (
    retry && (
      <p role="alert" className="-mt-2 flex items-center justify-between gap-3 text-sm text-danger">
        {`Failed to fetch ${subject}`}
        <Button look="quiet" size="small" onClick={retry}>
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
