import { classNames } from '../../ui/class-names.ts'

const steps = ['File', 'Check', 'Import', 'Report'] as const
export type ImportStep = (typeof steps)[number]

/** How far an import has come, as a line with four stations. */
export function StepLine({ step }: { step: ImportStep }) {
  const here = steps.indexOf(step)
  return (
    <ol aria-label="Steps" className="grid grid-cols-4 text-center text-sm">
      {steps.map((name, at) => (
        <li
          key={name}
          aria-current={at === here ? 'step' : undefined}
          className={classNames(
            'relative grid justify-items-center gap-1.5',
            at === here ? 'font-strong text-ink' : 'text-ink-2',
            at > 0 &&
              'before:absolute before:top-2 before:right-[calc(50%+0.75rem)] before:left-[calc(-50%+0.75rem)] before:h-1 before:rounded-full',
            at > 0 && (at <= here ? 'before:bg-accent' : 'before:bg-line'),
          )}
        >
          <span
            className={classNames(
              'box-border size-5 rounded-full',
              at < here && 'border-4 border-accent bg-card',
              at === here && 'bg-accent outline-4 outline-accent-wash',
              at > here && 'border-3 border-field bg-card',
            )}
          />
          {name}
        </li>
      ))}
    </ol>
  )
}
