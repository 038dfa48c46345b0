/** The items of a menu that gives records to a member of staff, or to nobody. */
export function assignItems(
  colleagues: readonly { id: number; name: string }[],
  onAssign: (id: number | null) => void,
) {
  return [
    { id: null, label: 'Nobody', onSelect: () => onAssign(null) },
    ...colleagues.map(({ id, name }) => ({ id, label: name, onSelect: () => onAssign(id) })),
  ]
}
