import type { LineChoice } from '../../city/places/site/line-choices.ts'
import type { ChosenMinutes } from '../../city/rail/site/minutes/place-fields.ts'
import { PlainMinutes } from '../../city/rail/site/minutes/plain-minutes.tsx'
import { WHERE_FIELD } from '../../records/units/site/quick-search-fields.tsx'
import { powerSearchPath, searchPath } from '../../shared/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckboxField, fieldLabel, SelectField, TextField } from '../../ui/fields/field.tsx'
import type { PlainField, PlainPart } from './power-fields.server.ts'

/** Power Search as a page: a plain form with every filter, which leads to the results. */
export default function PowerSearchPage({
  lines,
  stationId,
  minutes,
  parts,
  hiddenFields,
}: {
  lines: readonly LineChoice[]
  stationId: number | null
  minutes: ChosenMinutes
  parts: readonly PlainPart[]
  /** Other filters of the search, sent as hidden fields. */
  hiddenFields: readonly { name: string; value: string }[]
}) {
  return (
    <form method="get" action={searchPath()} className="page-width grid grid-cols-1 gap-7 pt-7">
      <h1 className="text-3xl">Power Search</h1>
      <div className="grid gap-x-11 gap-y-8 lg:grid-cols-3">
        {parts.map(({ title, fields }, at) => (
          <section
            key={title}
            aria-labelledby={`part-${at}`}
            className={`grid min-w-0 content-start gap-4 ${at === 3 ? 'lg:col-span-3 lg:grid-cols-3 lg:gap-x-11' : ''}`}
          >
            <h2
              id={`part-${at}`}
              className="col-span-full border-b border-line pb-2.5 text-base font-strong"
            >
              {title}
            </h2>
            {at === 0 && <PlainMinutes lines={lines} value={minutes} />}
            {at === 0 && (
              <>
                <TextField
                  label="Where"
                  name={WHERE_FIELD}
                  hint="A district, soi, school, workplace or address"
                  autoComplete="off"
                  maxLength={200}
                />
                <StationSelect lines={lines} stationId={stationId} />
              </>
            )}
            {fields.map((field) => (
              <Plain key={field.name} field={field} />
            ))}
          </section>
        ))}
      </div>
      {/* The server redirects to the canonical URL of the search. */}
      <input type="hidden" name="form" value="power" />
      {hiddenFields.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button type="submit">Search now!</Button>
        <ButtonLink variant="plain" href={powerSearchPath()}>
          Clear All
        </ButtonLink>
      </div>
    </form>
  )
}

function StationSelect({
  lines,
  stationId,
}: {
  lines: readonly LineChoice[]
  stationId: number | null
}) {
  return (
    <SelectField label="Transport station" name="stationId" defaultValue={stationId ?? ''}>
      <option value="">All stations</option>
      {lines.map(({ id, name, stations }) => (
        <optgroup key={id} label={name}>
          {stations.map((station) => (
            <option key={station.id} value={station.id}>
              {`${station.name} · ${name}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

function Plain({ field }: { field: PlainField }) {
  const { name, label } = field
  if (field.kind === 'ticks') {
    return (
      <fieldset className="grid min-w-0 content-start gap-1.5">
        <legend className={`mb-1.5 ${fieldLabel}`}>{label}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {field.options.map((option) => (
            <CheckboxField
              key={option.value}
              label={option.label}
              name={name}
              value={option.value}
              defaultChecked={field.chosen.includes(option.value)}
              className="min-h-8.5! pointer-coarse:min-h-11!"
            />
          ))}
        </div>
      </fieldset>
    )
  }
  if (field.kind === 'choice') {
    return (
      <SelectField label={label} name={name} defaultValue={field.value}>
        <option value="">{field.any}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <TextField
      label={label}
      name={name}
      defaultValue={field.value}
      autoComplete="off"
      {...(field.kind !== 'day' && { maxLength: field.kind === 'figure' ? 13 : 50 })}
      {...(field.kind === 'figure' && { inputMode: 'numeric', pattern: '[0-9]*' })}
      {...(field.kind === 'day' && { type: 'date' })}
      {...(field.hint && { hint: field.hint })}
    />
  )
}
