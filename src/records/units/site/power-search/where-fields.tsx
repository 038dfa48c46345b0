import { useMemo, useState } from 'react'
import { nameFinder } from '../../../../city/places/rules/name-finder.ts'
import { StationPicker } from '../../../../city/places/site/station-picker.tsx'
import MinutesFields from '../../../../city/rail/site/minutes/minutes-fields.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Combobox } from '../../../../ui/choices/combobox.tsx'
import { RecordPicker } from '../../../../ui/choices/record-picker.tsx'
import type { UnitSearch } from '../../rules/search.ts'
import { chosenMinutes, withMinutes } from '../minutes/chosen-minutes.ts'
import { placeFilters } from '../search-place.ts'
import { SearchPlaceBox } from '../search-place-box.tsx'
import type { PartProps, SearchChoices } from './choices.ts'
import { withProject } from './draft.ts'

/** Any place, minutes by train, station, project, park and mall. */
export function WhereFields({ draft, onChange, choices }: PartProps & { choices: SearchChoices }) {
  const [picked, setPicked] = useState(choices.project)
  const project = picked?.id === draft.projectId ? picked : choices.project
  return (
    <>
      <WhereBox {...{ draft, onChange, choices }} />
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
        {...(draft.projectName && { hint: `Any name containing “${draft.projectName}”` })}
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
        <Button variant="quiet" size="small" onClick={retry}>
          Retry
        </Button>
      </p>
    )
  )
}

/** What the pickers below do not have: a district, a soi, a school, a developer, an address. */
function WhereBox({ draft, onChange, choices }: PartProps & { choices: SearchChoices }) {
  const { projectId, stationId, within, mallId, parkId, ...others } = draft
  return (
    <SearchPlaceBox
      search={others}
      choices={choices}
      onChange={(next) => onChange({ ...draft, ...cleared(others), ...next })}
    />
  )
}

function cleared(search: UnitSearch): UnitSearch {
  return Object.fromEntries(placeFilters(search).map((filter) => [filter, undefined]))
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
  const find = useMemo(() => nameFinder(places), [places])
  return (
    <Combobox
      label={label}
      placeholder={any}
      options={places.map(optionOf)}
      match={(typed) => find(typed).map(optionOf)}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  )
}

function optionOf({ id, name, nameTh }: SearchChoices['parks'][number]) {
  return { value: String(id), label: name, ...(nameTh && { note: nameTh }) }
}
