import { Badge } from './badge.tsx'

/** A railway line in a table: teal where its name says BTS or MRT. */
export function LineBadge({ name }: { name: string }) {
  return <Badge tone={isCityRail(name) ? 'accent' : 'plain'}>{name}</Badge>
}

function isCityRail(name: string): boolean {
  return /BTS|MRT/i.test(name)
}
