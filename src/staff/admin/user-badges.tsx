import { Badge } from '../../ui/badge.tsx'
import { type Role, Roles } from '../rules.ts'

const tones = { admin: 'danger', manager: 'accent', agent: 'accent', user: 'plain' } as const

/** What somebody may do here, in one word. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={tones[role]}>{Roles.labels[role]}</Badge>
}

/** Whether somebody can sign in. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
