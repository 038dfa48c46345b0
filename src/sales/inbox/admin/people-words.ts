import type { MailPerson } from '../rules/mail-person.ts'

/** The names of people, each with its address where two have the same. */
export function peopleWords(people: readonly MailPerson[]): string {
  return people.map((person) => personWords(person, people)).join(', ')
}

function personWords({ name, address }: MailPerson, among: readonly MailPerson[]): string {
  const isShared = among.some((other) => other.name === name && other.address !== address)
  return isShared ? `${name} (${address})` : name
}
