/** The items of a menu that gives records to a member of staff, or to nobody. */
export function assignItems(
  colleagues: readonly { id: number; name: string }[],
  onAssign: (id: number | null, name: string | null) => void,
) {
  return [
    { id: null, label: 'Unassigned', onSelect: () => onAssign(null, null) },
    ...colleagues.map(({ id, name }) => ({ id, label: name, onSelect: () => onAssign(id, name) })),
  ]
}
