import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { wrapIndex } from '../pictures/wrap-index.ts'
import { classNames } from '../style/class-names.ts'
import { StageFork, StageSiding } from './stage-tracks.tsx'

/** A stage; with a `note` such as `3 Nov` it has been reached. */
export type Stage = {
  id: string
  label: string
  note?: string | null
  /** Off the main line, or one of its two ends. */
  kind?: 'siding' | 'won' | 'lost'
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/**
 * Stages as stations on a line: the current one filled, past ones ringed. Arrow keys move the focus; Enter,
 * Space and a click choose. On narrow screens it scrolls, centred on the current stage.
 */
export function StageLine({
  label,
  stages,
  value,
  onChange,
  disabled = false,
}: {
  label: string
  stages: readonly Stage[]
  value: string
  onChange: (stage: string) => void
  disabled?: boolean
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const currentIndex = stages.findIndex(({ id }) => id === value)
  const line = stages.filter(({ kind }) => kind !== 'won' && kind !== 'lost')
  const ends = stages.filter(({ kind }) => kind === 'won' || kind === 'lost')

  useLayoutEffect(() => {
    const stop = frame.current?.querySelector<HTMLElement>(`[data-stage="${CSS.escape(value)}"]`)
    if (!frame.current || !stop) return
    const middle = stop.offsetLeft + stop.offsetWidth / 2
    frame.current.scrollLeft = middle - frame.current.clientWidth / 2
  }, [value])

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
    const from = radios.findIndex((radio) => radio.matches(':focus'))
    radios[wrapIndex(from, step, radios.length)]?.focus()
  }

  const stop = (stage: Stage) => (
    <Stop
      key={stage.id}
      stage={stage}
      isHere={stage.id === value}
      isNext={stage.id === (focused ?? value)}
      disabled={disabled}
      onFocus={() => setFocused(stage.id)}
      onChoose={() => !disabled && stage.id !== value && onChange(stage.id)}
    />
  )
  return (
    <div
      ref={frame}
      className="dense relative snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
    >
      <div
        role="radiogroup"
        aria-label={label}
        onKeyDown={moveByKey}
        onBlur={() => setFocused(null)}
        className="grid min-w-245 auto-cols-fr grid-flow-col px-2 pt-4 pb-3"
      >
        {line.map((stage) => {
          const index = stages.indexOf(stage)
          // A siding's own track is drawn separately, and a lost record has no progress.
          const last = stage.kind === 'siding' ? currentIndex - 1 : currentIndex
          const isPassed = index <= last && stages[currentIndex]?.kind !== 'lost'
          return (
            <div
              key={stage.id}
              data-stage={stage.id}
              className="relative flex min-h-20 snap-center flex-col items-center px-1"
            >
              {index > 0 && (
                <span
                  className={classNames(
                    'absolute top-2 right-1/2 -left-1/2 h-1',
                    isPassed ? 'bg-accent' : 'bg-line',
                  )}
                />
              )}
              {stage.kind === 'siding' && (
                <StageSiding
                  isHere={index === currentIndex}
                  isReached={index <= currentIndex && stages[currentIndex]?.kind !== 'lost'}
                />
              )}
              {stop(stage)}
            </div>
          )
        })}
        {ends.length > 0 && (
          <div
            data-stage={ends.some(({ id }) => id === value) ? value : undefined}
            className="relative snap-center"
          >
            <StageFork end={ends.find(({ id }) => id === value)?.kind} />
            <div className="absolute top-0 left-6.5 grid">{ends.map(stop)}</div>
          </div>
        )}
      </div>
    </div>
  )
}

const endLooks = { won: 'text-success', lost: 'text-danger', siding: '' }
const endRings = { won: 'border-success', lost: 'border-danger', siding: '' }

function Stop({
  stage,
  isHere,
  isNext,
  disabled,
  onFocus,
  onChoose,
}: {
  stage: Stage
  isHere: boolean
  /** Whether it is in the tab order. */
  isNext: boolean
  disabled: boolean
  onFocus: () => void
  onChoose: () => void
}) {
  const { label, note, kind } = stage
  const isEnd = kind === 'won' || kind === 'lost'
  const ring = isEnd ? endRings[kind] : isHere || note ? 'border-accent' : 'border-field'
  const fill = kind === 'won' ? 'bg-success' : kind === 'lost' ? 'bg-danger' : 'bg-accent'
  return (
    // biome-ignore lint/a11y/useSemanticElements: moving the focus must not choose
    <button
      type="button"
      role="radio"
      aria-checked={isHere}
      tabIndex={isNext ? 0 : -1}
      aria-disabled={disabled}
      onFocus={onFocus}
      onClick={onChoose}
      className={classNames(
        'group relative z-1 flex rounded-control leading-[1.3] aria-disabled:cursor-default',
        isEnd
          ? '-mb-0.5 min-h-11 items-start gap-2 font-medium'
          : 'min-h-11 flex-col items-center gap-1',
        kind === 'siding' && 'pt-7',
        isEnd && endLooks[kind],
        !isEnd && (isHere ? 'font-strong text-ink' : note ? 'text-ink-2' : 'text-ink-3'),
      )}
    >
      <span
        className={classNames(
          'size-5 flex-none rounded-full border-4',
          ring,
          isHere ? `ring-4 ring-accent-wash ${fill}` : 'bg-card',
          !isHere && !disabled && 'group-hover:bg-hov',
        )}
      />
      <span className="max-w-24">{label}</span>
      {note && (
        <span className={classNames('font-normal', isHere ? 'text-accent' : 'text-ink-3')}>
          {note}
        </span>
      )}
    </button>
  )
}
