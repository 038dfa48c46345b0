import { useId, useSyncExternalStore } from 'react'
import { useTexts } from '../language.tsx'
import {
  chooseTheme,
  onThemeChange,
  type ThemeChoice,
  themeChoice,
  themeChoices,
} from './theme-choice.ts'
import { themeTexts } from './theme-texts.ts'

const icons = { system: 'icon-monitor', light: 'icon-sun', dark: 'icon-moon' }

/** Switches between the light, the dark and the system's scheme. Needs JavaScript. */
export function ThemeSwitch() {
  const choice = useSyncExternalStore(onThemeChange, themeChoice, asTheSystem)
  const texts = useTexts(themeTexts)
  const name = useId()
  return (
    <fieldset className="inline-flex w-fit gap-0.5 rounded-full border border-line bg-card p-0.5 noscript:hidden">
      <legend className="sr-only">{texts.colours}</legend>
      {themeChoices.map((option) => {
        const label = texts[option]
        const icon = icons[option]
        return (
          <label key={option} title={label} className="theme-option">
            <input
              type="radio"
              name={name}
              checked={option === choice}
              onChange={() => chooseTheme(option)}
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
