import { call, callList } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import type { PickerProps } from '../../../admin/record-form/form-fields.tsx'
import { MAX_FOUND, RecordPicker } from '../../../admin/record-form/record-picker.tsx'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { ContactTypes } from '../rules/contact.ts'
import { REQUIREMENTS } from '../rules/new-contact.ts'
import { shownPhone } from '../rules/shown-phone.ts'
import { typedContact } from '../rules/typed-contact.ts'

type Kind = (typeof ContactTypes.ids)[number]

/**
 * Picks a contact by name, e-mail or phone, or creates one by name and phone; by default an owner
 * or an agent.
 */
export function ContactPicker({
  kinds = ['owner', 'agent'],
  creates = kinds,
  ...props
}: PickerProps & {
  kinds?: readonly Kind[]
  /** What can be created; by default any of these kinds. */
  creates?: readonly Kind[]
  placeholder?: string
}) {
  const language = useLanguage()
  const create = useSave({
    send: ({ name, phone, kind }: { name: string; phone: string | null; kind: Kind }) =>
      call('post /api/leads', {
        body: {
          name,
          phone,
          contactType: kind,
          source: 'property_listing',
          requirements: REQUIREMENTS[kind],
        },
      }),
    done: (_, { name, kind }) => ({
      title: `${ContactTypes.labels[kind]} contact created successfully`,
      text: name,
    }),
    failed: 'Failed to create contact',
  })
  return (
    <RecordPicker
      placeholder="Name, phone or e-mail"
      {...props}
      queryKey={['contacts', kinds]}
      find={(search, signal) =>
        callList('get /api/leads', {
          query: { search, type: [...kinds], limit: MAX_FOUND },
          signal,
        })
      }
      show={({ name, phone, email, contactType }) => ({
        // Without another name, the number is the name.
        note: phone && phone !== name ? shownPhone(phone) : email,
        end: <Badge>{labelOf(ContactTypes, contactType, language)}</Badge>,
      })}
      creates={creates.map((id) => ({ id, as: labelOf(ContactTypes, id, language) }))}
      onCreate={(typed, id) => {
        const kind = ContactTypes.read(id)
        if (!kind) return
        const { name, phone } = typedContact(typed)
        create.mutate(
          { name, phone, kind },
          { onSuccess: ({ id }) => props.onChange({ id, name }) },
        )
      }}
    />
  )
}
