import type { ReactNode } from 'react'
import { formFields } from '../../../admin/record-form/form-fields.tsx'
import { RecordFields } from '../../../admin/record-form/record-fields.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { logoLimits } from '../../../records/developers/admin/upload-logo.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/fields/form-section.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field.tsx'
import { HoursFields } from '../../duty/admin/hours-fields.tsx'
import { AgencyAccents, OWN_ACCENT } from '../rules/accent.ts'
import {
  type Agency,
  AgencyChanges,
  type AgencyField,
  AgencyFields,
  inventedFields,
} from '../rules/agency.ts'
import { useSaveAgency } from './agency-calls.ts'
import { AgencyPreview } from './agency-preview.tsx'
import { InventedAlert } from './invented-note.tsx'
import { uploadAgencyLogo } from './upload-agency-logo.ts'

/** The look of a hint about a doubtful value: not in the fields themselves, whose code visitors load too. */
const doubtful = '[&>p.text-ink-3]:text-warning!'

const required = ['name', 'phone', 'email'] as const
const isRequired = (name: string) => required.some((each) => each === name)

export type AgencyValues = Record<
  Exclude<AgencyField, 'logo' | 'accent' | 'hours' | 'closedOnHolidays'>,
  string
> &
  Pick<Agency, 'logo' | 'accent' | 'hours' | 'closedOnHolidays'>

/** The form of what clients read of the agency, with how they see it. */
export function AgencyForm({ agency, onLeave }: { agency: Agency; onLeave: () => void }) {
  const save = useSaveAgency()
  const form = useRecordForm<AgencyValues, Agency & { id: number }>({
    kind: 'agency',
    schema: AgencyChanges,
    required: [...required],
    record: { ...agency, id: 1 },
    values: (record) => valuesOf(record ?? agency),
    update: ({ id: _, ...changes }) => save.mutateAsync(changes),
    draft: { form: 'agency' },
    onLeave,
  })
  const field = formFields(form, AgencyFields.labels)
  const values = form.form.watch()
  const invented = inventedFields(values)
  const [first] = invented
  const text = (name: Parameters<typeof field.text>[0], rest = {}) =>
    field.text(name, {
      ...rest,
      ...(invented.includes(name) && {
        hint: isRequired(name) ? 'Placeholder. Replace it.' : 'Placeholder. Replace or clear it.',
        className: doubtful,
      }),
    })
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-1 gap-3.5">
        <InventedAlert
          fields={invented}
          action={
            first && (
              <Button variant="quiet" size="small" onClick={() => form.form.setFocus(first)}>
                Go to the first
              </Button>
            )
          }
        />
        <div className="overflow-clip rounded-card border border-line bg-card">
          <RecordFields body={Body} {...{ form, labels: AgencyFields.labels }}>
            <FormSection level="h2" title="Name and logo">
              <Pair>
                {text('name')}
                {text('nameTh')}
              </Pair>
              {field.picture('logo', { limits: logoLimits, upload: uploadAgencyLogo })}
              <SegmentedField
                label={AgencyFields.labels.accent}
                value={values.accent}
                onChange={(chosen) => form.set('accent', AgencyAccents.read(chosen) ?? OWN_ACCENT)}
                options={AgencyAccents.ids.map((id) => ({
                  value: id,
                  label: AgencyAccents.labels[id],
                }))}
              />
            </FormSection>
            <FormSection level="h2" title="How clients reach us">
              <Pair>
                {text('phone', { type: 'tel' })}
                {text('secondPhone', { type: 'tel' })}
                {text('line')}
                {text('whatsapp', { type: 'tel' })}
                {text('email', { type: 'email' })}
              </Pair>
            </FormSection>
            <FormSection level="h2" title="Office">
              {text('address')}
              {text('addressTh')}
              <HoursFields hours={values.hours} onChange={(hours) => form.set('hours', hours)} />
              {field.tick('closedOnHolidays')}
              <Pair>
                {text('licence')}
                {text('companyNumber')}
              </Pair>
            </FormSection>
          </RecordFields>
        </div>
      </div>
      <AgencyPreview values={values} />
    </div>
  )
}

function Body({ children }: { children: ReactNode }) {
  return <div className="p-5">{children}</div>
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-4.5 sm:grid-cols-2">{children}</div>
}

function valuesOf(agency: Agency): AgencyValues {
  const { name, phone, email, logo, accent, hours, closedOnHolidays } = agency
  return {
    ...{ name, phone, email, logo, accent, hours, closedOnHolidays },
    nameTh: agency.nameTh ?? '',
    secondPhone: agency.secondPhone ?? '',
    line: agency.line ?? '',
    whatsapp: agency.whatsapp ?? '',
    address: agency.address ?? '',
    addressTh: agency.addressTh ?? '',
    licence: agency.licence ?? '',
    companyNumber: agency.companyNumber ?? '',
  }
}
