import { labelOf } from '../../../shared/fields/value-set.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { type Role, Roles } from '../rules/staff.ts'

const tones = { admin: 'danger', manager: 'accent', agent: 'accent', user: 'plain' } as const

/** The badge of a role. */
export function RoleBadge({ role }: { role: Role }) {
  const language = useLanguage()
  return <Badge tone={tones[role]}>{labelOf(Roles, role, language)}</Badge>
}

/** The badge of whether a user can sign in. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
