import type { ComponentProps, FunctionComponent, ReactElement, Ref } from 'react'
import { Controller, type FieldValues, type Path } from 'react-hook-form'
import { smallPicture } from '../../city/media/site/small-picture.ts'
import { optionsOf, type ValueSet } from '../../shared/fields/value-set.ts'
import { MultiSelect } from '../../ui/choices/multi-select.tsx'
import { ChoiceField, orNull, yesNo } from '../../ui/fields/choice-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { CheckboxField, TextAreaField, TextField } from '../../ui/fields/field.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { TextListField } from '../../ui/fields/text-list-field.tsx'
import { InLanguage } from '../../ui/in-language.tsx'
import { PictureField } from '../../ui/pictures/picture-field.tsx'
import { WrittenField } from '../../words/writing/admin/written-field.tsx'
import type { EarlierTextsOf } from '../../words/writing/rules/rewrite.ts'
import type { RecordForm } from './use-record-form.ts'

/** The names of the fields with values of a type. */
type Named<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never
}[keyof Values & string]

type Bound<Value> = {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  ref: Ref<never>
}

/** A chosen record. */
export type Chosen = { id: number; name: string }

/** The props of a record picker. */
export type PickerProps = {
  label: string
  value: Chosen | null
  onChange: (chosen: Chosen | null) => void
  onBlur?: () => void
  required?: boolean
  error?: string | null | undefined
  hint?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * Field components of a record's form by field name: bound to the value, with label, error and required mark.
 */
export function formFields<Values extends FieldValues>(
  form: RecordForm<Values>,
  labels: Readonly<Record<keyof Values & string, string>>,
) {
  const { control, register } = form.form

  function shared(name: string, hint?: string) {
    const note = form.isMissing(name) ? 'Not filled in yet' : hint
    return {
      label: labels[name] ?? name,
      required: form.isRequired(name),
      error: form.errorAt(pathOf(name)),
      ...(note !== undefined && { hint: note }),
    }
  }

  function bound<Value>(name: string, render: (field: Bound<Value>) => ReactElement) {
    return (
      <Controller
        key={name}
        control={control}
        name={pathOf<Values>(name)}
        render={({ field }) => render(boundTo<Value>(field))}
      />
    )
  }

  return {
    text: (
      name: Named<Values, string>,
      { hint, ...rest }: Omit<Partial<ComponentProps<typeof TextField>>, 'name'> = {},
    ) => <TextField key={name} {...shared(name, hint)} {...rest} {...register(pathOf(name))} />,

    textArea: (
      name: Named<Values, string>,
      rows: number,
      { hint, ...rest }: Pick<ComponentProps<typeof TextAreaField>, 'hint' | 'maxLength'> = {},
    ) => (
      <TextAreaField
        key={name}
        {...shared(name, hint)}
        rows={rows}
        {...rest}
        {...register(pathOf(name))}
      />
    ),

    /** A text with the tools of writing; `earlier` is the stored field that its earlier texts are of. */
    written: (name: Named<Values, string>, rows: number, earlier?: EarlierTextsOf | null) =>
      bound<string>(name, (field) => (
        <WrittenField
          {...shared(name)}
          rows={rows}
          earlier={earlier ?? null}
          isPublic={form.isPublicText(name)}
          {...field}
        />
      )),

    number: (
      name: Named<Values, number | null>,
      rest: Partial<
        Pick<ComponentProps<typeof NumberField>, 'unit' | 'isPlain' | 'read' | 'error' | 'required'>
      > = {},
    ) =>
      bound<number | null>(name, (field) => (
        <NumberField
          {...shared(name)}
          onFault={form.hold(pathOf(name))}
          {...field}
          {...rest}
          error={form.errorAt(pathOf(name)) ?? rest.error}
        />
      )),

    /** A select; `none` is the label of the empty choice, if allowed. */
    choice: <Id extends string>(
      name: Named<Values, Id | null>,
      values: ValueSet<Id>,
      none?: string,
    ) => (
      <InLanguage key={name}>
        {(language) => (
          <ChoiceField
            {...shared(name)}
            options={optionsOf(values, language)}
            {...(none !== undefined && { none })}
            {...register(pathOf(name), { setValueAs: orNull })}
          />
        )}
      </InLanguage>
    ),

    /** Yes, no or unknown. */
    yesNo: (
      name: Named<Values, boolean | null>,
      words: { yes: string; no: string; none: string },
    ) => (
      <ChoiceField
        key={name}
        {...shared(name)}
        none={words.none}
        options={[
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]}
        {...register(pathOf(name), { setValueAs: yesNo })}
      />
    ),

    choices: <Id extends string>(name: Named<Values, Id[]>, values: ValueSet<Id>) =>
      bound<string[]>(name, (field) => (
        <InLanguage>
          {(language) => (
            <MultiSelect {...shared(name)} options={optionsOf(values, language)} {...field} />
          )}
        </InLanguage>
      )),

    texts: (name: Named<Values, string[]>) =>
      bound<string[]>(name, (field) => <TextListField {...shared(name)} {...field} />),

    day: (
      name: Named<Values, string | null>,
      rest: Pick<ComponentProps<typeof DateField>, 'disablePast'> = {},
    ) =>
      bound<string | null>(name, (field) => (
        <DateField {...shared(name)} onFault={form.hold(pathOf(name))} {...field} {...rest} />
      )),

    tick: (name: Named<Values, boolean>, label = labels[name] ?? name) => (
      <CheckboxField key={name} label={label} {...register(pathOf(name))} />
    ),

    record: (name: Named<Values, Chosen | null>, Picker: FunctionComponent<PickerProps>) =>
      bound<Chosen | null>(name, (field) => <Picker {...shared(name)} {...field} />),

    pictures: (
      name: Named<Values, string[]>,
      rest: Pick<ComponentProps<typeof PictureField>, 'limits' | 'upload'>,
    ) =>
      bound<string[]>(name, (field) => <PictureField {...pictures(name)} {...field} {...rest} />),

    /** A single picture, replaced by the next upload. */
    picture: (
      name: Named<Values, string | null>,
      rest: Pick<ComponentProps<typeof PictureField>, 'limits' | 'upload'>,
    ) =>
      bound<string | null>(name, ({ value, onChange, ...field }) => (
        <PictureField
          {...pictures(name)}
          {...field}
          {...rest}
          value={value ? [value] : []}
          onChange={([url = null]) => onChange(url)}
        />
      )),
  }

  function pictures(name: string) {
    return {
      label: labels[name] ?? name,
      error: form.errorAt(pathOf(name)),
      small: smallPicture,
      onUploads: form.uploads(pathOf(name)),
    }
  }
}

// Safe: only called with names of the form's fields.
function pathOf<Values extends FieldValues>(name: string): Path<Values> {
  return name as Path<Values>
}

// Safe: `Named` only allows fields with values of this type.
function boundTo<Value>(field: object): Bound<Value> {
  return field as Bound<Value>
}
