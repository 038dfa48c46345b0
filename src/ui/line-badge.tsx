import { Badge } from './badge.tsx'

/** A badge of a railway line; teal for BTS and MRT lines. */
export function LineBadge({ name }: { name: string }) {
  return <Badge tone={isCityRail(name) ? 'accent' : 'plain'}>{name}</Badge>
}

function isCityRail(name: string): boolean {
  return /BTS|MRT/i.test(name)
}
