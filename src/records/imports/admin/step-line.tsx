import { classNames } from '../../../ui/style/class-names.ts'

const steps = ['File', 'Check', 'Import', 'Report'] as const
export type ImportStep = (typeof steps)[number]

/** The steps of an import as a line with four stops, and the current one. */
export function StepLine({ step }: { step: ImportStep }) {
  const current = steps.indexOf(step)
  return (
    <ol aria-label="Steps" className="grid grid-cols-4 text-center text-sm">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(
            'relative grid justify-items-center gap-1.5',
            index === current ? 'font-strong text-ink' : 'text-ink-2',
            index > 0 &&
              'before:absolute before:top-2 before:right-[calc(50%+0.75rem)] before:left-[calc(-50%+0.75rem)] before:h-1 before:rounded-full',
            index > 0 && (index <= current ? 'before:bg-accent' : 'before:bg-line'),
          )}
        >
          <span
            className={classNames(
              'box-border size-5 rounded-full',
              index < current && 'border-4 border-accent bg-card',
              index === current && 'bg-accent outline-4 outline-accent-wash',
              index > current && 'border-3 border-field bg-card',
            )}
          />
          {name}
        </li>
      ))}
    </ol>
  )
}
