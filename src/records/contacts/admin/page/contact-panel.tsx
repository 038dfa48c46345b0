import { formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { copyText } from '../../../../ui/copy-text.ts'
import { AfterHydration } from '../../../../ui/feedback/after-hydration.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { LongText } from '../../../../ui/long-text.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { Part } from '../../../../ui/part.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import {
  ContactMethods,
  type ContactRecord,
  ContactTypes,
  contactFields,
  LeadSources,
  LeadStatuses,
  preferredMethod,
} from '../../rules/contact.ts'
import { shownPhone } from '../../rules/shown-phone.ts'
import { useChangeContact } from '../contact-calls.ts'
import { HandleLine } from '../handles.tsx'
import { PhoneLinks } from '../phone-links.tsx'
import { LookingFor } from './contact-wishes.tsx'
import { MergedWith } from './merged-with.tsx'
import { NewDetails } from './new-details.tsx'

/** Contact details: name, type and status to change, the ways to reach them, and every other field. */
export function ContactPanel({ contact }: { contact: ContactRecord }) {
  const language = useLanguage()
  const preferred = preferredMethod(contact)
  const { name, jobTitle, company, contactType, status } = contact
  const save = useChangeContact()
  const change = (fields: Partial<ContactRecord>) => save.mutate({ contact, fields })
  return (
    <div className="dense grid gap-4">
      <AfterHydration>
        <NewDetails contact={contact} />
      </AfterHydration>
      <section
        aria-label="Contact details"
        className="grid gap-3 rounded-card border border-line bg-card p-4"
      >
        <div className="flex items-center gap-3 max-md:hidden">
          <Avatar name={name} size="large" />
          <div className="grid min-w-0">
            <p className="wrap-anywhere text-xl leading-snug font-strong">{name}</p>
            <p className="wrap-anywhere text-ink-2">
              {[jobTitle, company].filter(Boolean).join(', ')}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <ChoiceMenu
            label={`Type of ${name}`}
            value={labelOf(ContactTypes, contactType, language)}
            items={ContactTypes.ids.map((id) => ({
              label: labelOf(ContactTypes, id, language),
              ...(id === contactType && { icon: 'icon-check' }),
              onSelect: () => change({ contactType: id }),
            }))}
            look={contactType === 'lead' ? 'bg-accent-wash text-accent' : 'bg-hov text-ink-2'}
          />
          <ChoiceMenu
            label={`Status of ${name}`}
            value={labelOf(LeadStatuses, status, language)}
            items={LeadStatuses.ids.map((id) => ({
              label: labelOf(LeadStatuses, id, language),
              ...(id === status && { icon: 'icon-check' }),
              onSelect: () => change({ status: id }),
            }))}
            look="bg-hov text-ink-2"
          />
        </div>
        <div className="max-md:hidden">
          <HandleLine contact={contact} />
        </div>
        <ReachFacts contact={contact} />
      </section>
      <LookingFor contact={contact}>
        <Facts
          facts={[
            [
              'Source',
              `${labelOf(LeadSources, contact.source, language)}, ${formatDate(contact.createdAt, language)}`,
            ],
            ['Prefers', preferred && labelOf(ContactMethods, preferred, language)],
            ['Location', contact.location],
            ['Assigned to', contact.assignedTo?.name ?? 'Unassigned'],
          ]}
        />
      </LookingFor>
      <MergedWith id={contact.id} />
      {contact.notes && (
        <Part as="h2" title="Notes" isCard>
          <LongText text={contact.notes} label="notes" />
        </Part>
      )}
    </div>
  )
}

function ChoiceMenu({
  label,
  value,
  items,
  look,
}: {
  label: string
  value: string
  items: Parameters<typeof Menu>[0]['items']
  look: string
}) {
  return (
    <Menu
      label={label}
      align="start"
      items={items}
      trigger={
        <button
          type="button"
          aria-label={`${value}, change the ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          className={classNames(
            'inline-flex min-h-8 items-center gap-1.5 rounded-control px-3 text-sm leading-none font-medium pointer-coarse:min-h-11',
            look,
          )}
        >
          <span className="size-1.5 flex-none rounded-full bg-current" />
          {value}
          <span className="icon-chevron-down before:size-3.5" />
        </button>
      }
    />
  )
}

const reachFields = ['phone', 'whatsapp', 'email', 'line', 'facebook', 'wechat'] as const

/** What is known, with copy buttons. */
function ReachFacts({ contact }: { contact: ContactRecord }) {
  const known = reachFields.flatMap((name) => {
    const text = contact[name]
    if (!text) return []
    const isNumber = name === 'phone' || name === 'whatsapp'
    const shown = isNumber ? shownPhone(text) : text
    return [{ name, label: contactFields[name].label, text, shown }]
  })
  if (known.length === 0) return <p className="text-ink-2">No contact details yet</p>
  return (
    <dl className="grid gap-2 max-md:border-t max-md:border-line max-md:pt-3">
      {known.map(({ name, label, text, shown }) => {
        const isSame = name !== 'phone' && text === contact.phone
        return (
          <div key={name}>
            <dt className="text-ink-2">
              {label}
              {preferredMethod(contact) === name && ', preferred'}
            </dt>
            <dd className="flex items-center gap-2 font-medium tabular-nums">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {isSame ? 'Same as phone' : name === 'phone' ? <PhoneLinks typed={text} /> : shown}
              </span>
              {!isSame && (
                <IconButton
                  label={`Copy ${label}`}
                  className="-my-2"
                  onClick={() =>
                    void copyText(shown, { text: `Copied ${shown}` }, `Copy this: ${shown}`)
                  }
                >
                  <span className="icon-copy before:size-4" />
                </IconButton>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[6rem_minmax(0,1fr)] gap-y-1.5">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
