import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Sheet, SheetBody } from '../../ui/overlays/sheet.tsx'
import { RecordFields } from './record-fields.tsx'
import type { RecordForm } from './use-record-form.ts'

/** A record's form in a sheet over its list. */
export function RecordSheet<Values extends FieldValues>({
  form,
  labels,
  saveLabel,
  children,
  ...sheet
}: {
  form: RecordForm<Values>
  labels: Readonly<Record<keyof Values & string, string>>
  saveLabel?: string | undefined
  children: ReactNode
} & Pick<ComponentProps<typeof Sheet>, 'title' | 'description' | 'width' | 'actions'>) {
  return (
    <Sheet open leaveGuard={form.leaveGuard} {...sheet}>
      <RecordFields body={SheetBody} {...{ form, labels, saveLabel }}>
        {children}
      </RecordFields>
    </Sheet>
  )
}
