import type { Actor } from '../../../team/staff/rules/staff.ts'

/** Whether somebody may change the homes of a page, send it again and take it back: whoever sent it, and managers. */
export function mayChangeShortlist(
  { id, permissions }: Pick<Actor, 'id' | 'permissions'>,
  { sentById }: { sentById: number },
): boolean {
  return permissions.changeAllShortlists || sentById === id
}
