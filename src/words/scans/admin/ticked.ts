import type { ScanChoice, ScanRecord } from '../rules/scan.ts'

type Step = ScanRecord['steps'][number]
type Person = ScanRecord['contacts'][number]

/** By what a step or a person is remembered while the text around it changes. */
export const stepKey = ({ text, dueDate }: Step) => `${text}|${dueDate ?? ''}`.slice(0, 300)
export const personKey = ({ name, phone, email, line }: Person) =>
  [name, phone, email, line].join('|').slice(0, 300)

/** What is ticked: by default what does not exist yet, else what a person made of it. */
export function isTicked(
  item: { existing: unknown },
  key: string,
  toggled: readonly string[],
): boolean {
  return (item.existing === null) !== toggled.includes(key)
}

export const NOTHING: ScanChoice = { steps: [], contacts: [] }

export function toggledIn(list: readonly string[], key: string): string[] {
  return list.includes(key) ? list.filter((one) => one !== key) : [...list, key]
}

export function tickedSteps({ steps }: Pick<ScanRecord, 'steps'>, choice: ScanChoice): Step[] {
  return steps.filter((step) => isTicked(step, stepKey(step), choice.steps))
}

export function tickedPeople(
  { contacts }: Pick<ScanRecord, 'contacts'>,
  choice: ScanChoice,
): Person[] {
  return contacts.filter((person) => isTicked(person, personKey(person), choice.contacts))
}
