import type { Role } from '../../team/staff/rules/staff.ts'

/** The colleagues of the demo agency. Nobody can sign in as them until an admin sets a password. */
export const demoColleagues = {
  ploy: colleague('ploy', 'Ploy', 'Arunrat', 'agent'),
  nok: colleague('nok', 'Nok', 'Siriwan', 'agent'),
  krit: colleague('krit', 'Krit', 'Thanaporn', 'manager'),
} as const
export type DemoColleague = keyof typeof demoColleagues

function colleague(username: string, firstName: string, lastName: string, role: Role) {
  return { username, firstName, lastName, role, email: `${username}@sathani.example` }
}
