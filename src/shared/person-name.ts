/** The name shown to colleagues: first and last name, else the username. */
export function personName(person: {
  username: string
  firstName: string | null
  lastName: string | null
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username
}
