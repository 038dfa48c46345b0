/** A checkbox that selects rows; `some` when only a part of them is selected. */
export function RowTick({
  label,
  chosen,
  onToggle,
}: {
  label: string
  chosen: boolean | 'some'
  onToggle: () => void
}) {
  return (
    <label className="-m-2.5 inline-grid cursor-pointer align-middle p-2.5">
      <input
        type="checkbox"
        aria-label={label}
        checked={chosen === true}
        ref={(box) => {
          if (box) box.indeterminate = chosen === 'some'
        }}
        onChange={onToggle}
        className="tick -m-0.75"
      />
    </label>
  )
}
