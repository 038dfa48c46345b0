import { useId, useSyncExternalStore } from 'react'
import {
  chooseTheme,
  onThemeChange,
  type ThemeChoice,
  themeChoice,
  themeChoices,
} from './theme-choice.ts'

const faces = {
  system: { label: 'As the system', icon: 'icon-monitor' },
  light: { label: 'Light', icon: 'icon-sun' },
  dark: { label: 'Dark', icon: 'icon-moon' },
}

/** Lets a reader choose day, night or the system's own. Not there without JavaScript. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore(onThemeChange, themeChoice, asTheSystem)
  const name = useId()
  return (
    <fieldset className="inline-flex w-fit gap-0.5 rounded-full border border-line bg-card p-0.5 noscript:hidden">
      <legend className="sr-only">Colours</legend>
      {themeChoices.map((each) => {
        const { label, icon } = faces[each]
        return (
          <label
            key={each}
            title={label}
            className="relative grid size-8 cursor-pointer place-items-center rounded-full text-ink-3 hover:text-ink has-checked:bg-wash has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={each === choice}
              onChange={() => chooseTheme(each)}
              aria-label={label}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className={`before:size-4 ${icon}`} />
          </label>
        )
      })}
    </fieldset>
  )
}

function asTheSystem(): ThemeChoice {
  return 'system'
}
