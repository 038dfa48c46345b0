import { typeInLabels } from '../../contacts/rules/import-spellings.ts'

type Values = Readonly<Record<string, unknown>>

const PHONES = ['phone', 'otherPhone', 'workPhone']

/**
 * What a row's cells say as the fields of one contact: a name put together from its parts, all phones in one field as
 * people write them, the type that a label names, and the e-mail addresses after the first in the notes. A company without a person bears its name.
 */
export function contactInParts(values: Values): Record<string, unknown> {
  const {
    givenName,
    middleName,
    familyName,
    nickname,
    otherPhone,
    workPhone,
    otherEmail,
    labels,
    ...fields
  } = values
  const phones = PHONES.flatMap((field) => partsOf(values[field], '/'))
  const [email, ...others] = [...partsOf(values.email, ' '), ...partsOf(otherEmail, ' ')]
  const notes = [values.notes, ...others.map((address) => `E-mail: ${address}`)]
  const contactType = values.contactType ?? typeInLabels(partsOf(labels, /:::|[,;]/))
  const name = values.name ?? inOneName(values) ?? values.company
  return {
    ...fields,
    ...(contactType !== undefined && { contactType }),
    ...(name !== undefined && { name }),
    ...(phones.length > 0 && { phone: [...new Set(phones)].join(' / ') }),
    ...(email !== undefined && { email }),
    ...(others.length > 0 && { notes: notes.filter(Boolean).join('\n') }),
  }
}

/** `Somchai Jaidee (Chai)` from its parts; undefined without any. */
function inOneName({ givenName, middleName, familyName, nickname }: Values): string | undefined {
  const name = [givenName, middleName, familyName].filter(Boolean).join(' ')
  if (!nickname || name.includes(String(nickname))) return name || undefined
  return name ? `${name} (${nickname})` : String(nickname)
}

/** The parts of a cell; of one that could not be read none. */
function partsOf(value: unknown, separator: string | RegExp): string[] {
  if (typeof value !== 'string') return []
  return value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
