import { Switch } from '../../../ui/fields/switch.tsx'
import { setShortcuts, useShortcuts } from '../../../ui/shortcuts.ts'

/** Turns the shortcuts of single keys on or off in this browser. */
export function ShortcutsSwitch() {
  const isOn = useShortcuts()
  return (
    <div className="flex items-start gap-3 text-sm">
      <Switch label="Keyboard shortcuts" on={isOn} onChange={setShortcuts} />
      <p className="grid pt-2 leading-snug pointer-coarse:pt-3">
        <span className="font-medium">Keyboard shortcuts</span>
        <span className="text-ink-2">
          Single keys in this browser: / searches, J and K open the next and the previous unit.
        </span>
      </p>
    </div>
  )
}
