/** A checkbox that selects rows; `some` when only a part of them is selected. */
export function RowTick({
  label,
  chosen,
  onToggle,
}: {
  label: string
  chosen: boolean | 'some'
  /** `isRange` when Shift is held. */
  onToggle: (isRange: boolean) => void
}) {
  return (
    <label className="-m-2.5 inline-grid select-none cursor-pointer align-middle p-2.5">
      <input
        type="checkbox"
        aria-label={label}
        checked={chosen === true}
        ref={(box) => {
          if (box) box.indeterminate = chosen === 'some'
        }}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="tick -m-0.75"
      />
    </label>
  )
}
