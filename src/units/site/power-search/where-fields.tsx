import { useState } from 'react'
import MinutesFields from '../../../places/site/minutes/minutes-fields.tsx'
import { StationPicker } from '../../../places/site/station-picker.tsx'
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
      <PlacePicker
        label="Shopping Centers"
        any="Any shopping center"
        places={choices.malls}
        value={draft.mallId}
        onChange={(mallId) => onChange({ ...draft, mallId })}
      />
    </>
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
