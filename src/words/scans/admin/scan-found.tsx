import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { addDays } from '../../../shared/calendar-days.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { adminPath } from '../../../shared/paths.ts'
import { dueWords } from '../../../team/tasks/admin/format-task.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { ScanChoice, ScanRecord } from '../rules/scan.ts'
import { isTicked, personKey, stepKey, toggledIn } from './ticked.ts'

type Found = Pick<ScanRecord, 'summary' | 'keyPoints' | 'steps' | 'contacts'>

/** What a note says: its facts, what is to be done, and who is on it, each with its words. */
export function ScanFound({
  scan,
  text,
  of,
  choice,
  onChoose,
}: {
  scan: Found
  /** The text that it was found in. */
  text: string
  /** Whose note it is: `on this deal`, `of Priya`. */
  of: { kind: 'deal' | 'contact'; person: string | null }
  choice: ScanChoice
  onChoose: (choice: ScanChoice) => void
}) {
  const { summary, keyPoints, steps, contacts } = scan
  const isEmpty = !summary && keyPoints.length + steps.length + contacts.length === 0
  return (
    <div className="grid content-start gap-5">
      {isEmpty && <p className="text-ink-2">What the note says stands here once it has a text.</p>}
      {summary && (
        <Section title="Summary">
          <p className="wrap-anywhere text-ink-2">{summary}</p>
        </Section>
      )}
      {keyPoints.length > 0 && (
        <Section title="Facts">
          <dl className="divide-y divide-line">
            {keyPoints.map(({ label, value, start, end }) => (
              <div
                key={start}
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 py-1.5"
              >
                <dt>{label}</dt>
                <dd className="text-right font-strong wrap-anywhere">{value}</dd>
                <dd className="col-span-full text-ink-2">
                  <Words>{text.slice(start, end)}</Words>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {steps.length > 0 && (
        <Section title="Next steps">
          <ul className="divide-y divide-line">
            {steps.map((step) => (
              <Item
                key={step.start}
                isTicked={isTicked(step, stepKey(step), choice.steps)}
                onTick={() =>
                  onChoose({ ...choice, steps: toggledIn(choice.steps, stepKey(step)) })
                }
                title={step.text}
                words={text.slice(step.start, step.end)}
              >
                <StepNote step={step} kind={of.kind} />
              </Item>
            ))}
          </ul>
        </Section>
      )}
      {contacts.length > 0 && (
        <Section title={contacts.length === 1 ? 'Contact' : 'Contacts'}>
          <ul className="divide-y divide-line">
            {contacts.map((person) => (
              <Item
                key={person.start}
                isTicked={isTicked(person, personKey(person), choice.contacts)}
                onTick={() =>
                  onChoose({ ...choice, contacts: toggledIn(choice.contacts, personKey(person)) })
                }
                title={scanContactName(person)}
                words={text.slice(person.start, person.end)}
              >
                <PersonNote person={person} of={of.person} />
              </Item>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

/** A person's name, else how to reach them. */
export function scanContactName({
  name,
  phone,
  email,
  line,
}: ScanRecord['contacts'][number]): string {
  return name ?? (phone && shownPhone(phone)) ?? email ?? line ?? ''
}

/** A step without a day is for tomorrow. */
export function dueOf({ dueDate }: { dueDate: string | null }, today: string): string {
  return dueDate ?? addDays(today, 1)
}

function StepNote({ step, kind }: { step: ScanRecord['steps'][number]; kind: 'deal' | 'contact' }) {
  const language = useLanguage()
  if (step.existing === 'viewing') return `Already planned on this ${kind}`
  if (step.existing === 'task') return `Already a task of this ${kind}`
  const today = bangkokDate(new Date())
  const due = dueWords({ ...step, dueDate: dueOf(step, today) }, today, language)
  return `Task for me, ${due.text.replace(/^(Today|Tomorrow)/, (day) => day.toLowerCase())}`
}

function PersonNote({ person, of }: { person: ScanRecord['contacts'][number]; of: string | null }) {
  const { existing, relation, name, phone, email, line } = person
  const reach = name === null ? [] : [phone && shownPhone(phone), email, line && `LINE ${line}`]
  if (existing) {
    return (
      <>
        {'Already a contact: '}
        <Link
          to={`${adminPath('contacts')}/${existing.id}`}
          target="_blank"
          className="inline-flex items-center font-medium text-accent hover:underline pointer-coarse:min-h-11"
        >
          {existing.name}
        </Link>
      </>
    )
  }
  const is = relation && of ? `new, ${relation} of ${of}` : relation ? `new, ${relation}` : 'new'
  return [...reach.filter(Boolean), is].join(' · ')
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-1">
      <h3 className="text-sm font-strong">{title}</h3>
      {children}
    </section>
  )
}

function Item({
  isTicked,
  onTick,
  title,
  words,
  children,
}: {
  isTicked: boolean
  onTick: () => void
  title: string
  words: string
  children: ReactNode
}) {
  return (
    <li className="flex items-start gap-2 py-2">
      <label className="-m-1 grid size-8 flex-none cursor-pointer place-items-center pointer-coarse:size-11">
        <input
          type="checkbox"
          className="tick"
          aria-label={title}
          checked={isTicked}
          onChange={onTick}
        />
      </label>
      <div className="min-w-0 pt-0.5 wrap-anywhere">
        <p className="font-strong">{title}</p>
        <p className="text-ink-2">{children}</p>
        <p className="text-ink-2">
          <Words>{words}</Words>
        </p>
      </div>
    </li>
  )
}

function Words({ children }: { children: string }) {
  return `“${children.trim()}”`
}
