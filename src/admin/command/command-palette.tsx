import * as Radix from 'radix-ui/dialog'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { arrowStep } from '../../ui/choices/arrow-step.ts'
import { ListOption } from '../../ui/choices/list-option.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts'
import { wrapIndex } from '../../ui/pictures/wrap-index.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useOnline } from '../../ui/use-online.ts'
import { useStaff } from '../screen/staff-context.ts'
import { actions, allSettings, places, settingsPlaces, views } from './actions.ts'
import { Keys, Line, Row } from './command-parts.tsx'
import { type CommandGroup, type CommandRow, matchesKeywords } from './command-row.ts'
import { useFound } from './use-found.ts'
import { useRecentRows } from './use-recent-rows.ts'

/** Milliseconds without a key until the words are searched. */
const PAUSE = 150

/** Something to choose: a row, or the list of everything that a group found. */
type Choice = { to: string; group: number }

/** Opens any record, screen or form by words, over the screen that one is at. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const isOnline = useOnline()
  const staff = useStaff()
  const focus = useReturnFocus()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const words = useDebounced(typed.trim(), PAUSE)
  const found = useFound(words, isOnline)
  const recent = useRecentRows(staff.id)
  const groups = groupsOf()
  const choices: Choice[] = groups.flatMap(({ rows, all }, group) => [
    ...rows.map(({ to }) => ({ to, group })),
    ...(all ? [{ to: all.to, group }] : []),
  ])
  const chosen = Math.min(active, choices.length - 1)

  function groupsOf(): CommandGroup[] {
    const has = (row: CommandRow) => matchesKeywords(row, words)
    const screens = [...places(staff.permissions), allSettings]
    const parts = settingsPlaces(staff.permissions)
    const all =
      typed.trim() === ''
        ? [
            { title: 'Recent', rows: recent },
            { title: 'Actions', rows: actions },
            { title: 'Go to', rows: screens },
          ]
        : [
            ...found.records,
            { title: 'Actions', rows: [...actions.filter(has), ...found.actions] },
            { title: 'Go to', rows: [...screens, ...views, ...parts].filter(has) },
          ]
    return all.filter(({ rows }) => rows.length > 0)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen row changes
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, groups.length])

  function open(to: string, isNewTab = false): void {
    if (isNewTab) window.open(to, '_blank', 'noopener')
    else void navigate(to)
    onClose()
  }

  function handleKey(event: KeyboardEvent): void {
    const step = arrowStep(event.key)
    const choice = choices[chosen]
    if (step && choices.length > 0) {
      event.preventDefault()
      setActive(wrapIndex(chosen, step, choices.length))
    } else if (event.key === 'Tab' && choice && groups.length > 1) {
      event.preventDefault()
      const next = wrapIndex(choice.group, event.shiftKey ? -1 : 1, groups.length)
      setActive(startOf(next))
    } else if (event.key === 'Enter' && choice) {
      event.preventDefault()
      open(choice.to, event.ctrlKey || event.metaKey)
    }
  }

  function type(text: string): void {
    setTyped(text)
    setActive(0)
  }

  const isWaiting = words !== typed.trim() || found.isPending
  const count = found.records.reduce((sum, { rows }) => sum + rows.length, 0)
  // What is always offered is to search homes for the words.
  const isNothing =
    words !== '' && !isWaiting && choices.length <= 1 && isOnline && found.failed.length === 0
  const startOf = (at: number) => choices.findIndex(({ group }) => group === at)
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          onMouseDown={focus.keepInside}
          className="fixed inset-0 z-50 grid justify-items-center overflow-hidden bg-scrim sm:items-start sm:px-6 sm:pt-18 sm:pb-6"
        >
          <Radix.Content
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              focus.remember()
              event.preventDefault()
              input.current?.focus()
            }}
            onCloseAutoFocus={focus.restore}
            onEscapeKeyDown={(event) => {
              // It closes only when there is nothing to empty.
              if (typed === '') return
              event.preventDefault()
              type('')
            }}
            className="flex h-dvh w-full flex-col overflow-hidden bg-card text-sm shadow-float outline-none sm:h-auto sm:max-h-full sm:max-w-166 sm:rounded-panel"
          >
            <Radix.Title className="sr-only">Search and actions</Radix.Title>
            <div className="flex flex-none items-center gap-3 border-b border-line py-2 pr-3 pl-5 max-sm:pl-2">
              <Radix.Close asChild>
                <IconButton label="Back" className="size-11 sm:hidden">
                  <span className="icon-arrow-left" />
                </IconButton>
              </Radix.Close>
              <span className="icon-search text-ink-2 max-sm:hidden" />
              <input
                ref={input}
                role="combobox"
                aria-label="Find a person, home, deal or message, or do something"
                aria-expanded="true"
                aria-controls={listId}
                aria-activedescendant={choices.length > 0 ? `${listId}-${chosen}` : undefined}
                autoComplete="off"
                enterKeyHint="go"
                maxLength={100}
                placeholder="Find a person, home, deal or message, or do something"
                value={typed}
                onChange={({ currentTarget }) => type(currentTarget.value)}
                onKeyDown={handleKey}
                className="h-11 min-w-0 flex-1 bg-transparent text-lg text-ellipsis outline-none placeholder:text-ink-3 max-sm:text-base"
              />
              {typed !== '' && (
                <IconButton
                  label="Clear"
                  className="pointer-coarse:size-11"
                  onClick={() => type('')}
                >
                  <span className="icon-x" />
                </IconButton>
              )}
            </div>
            <p role="status" className="sr-only">
              {words === '' || isWaiting
                ? ''
                : isNothing
                  ? `Nothing found for ${words}`
                  : `${count} found`}
            </p>
            {!isOnline && <Line>You’re offline. Recent records and actions only.</Line>}
            {found.failed.length > 0 && (
              <Line>
                Couldn’t search everything.{' '}
                <button
                  type="button"
                  className="font-medium text-accent hover:underline pointer-coarse:min-h-11"
                  onClick={() => {
                    for (const query of found.failed) void query.refetch()
                  }}
                >
                  Retry
                </button>
              </Line>
            )}
            {isNothing && <Line>{`Nothing found for “${words}”.`}</Line>}
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label="Results"
              aria-busy={isWaiting}
              className="min-h-0 flex-1 overflow-y-auto p-2"
            >
              {groups.map((group, at) => {
                const start = startOf(at)
                const last = start + group.rows.length
                const headingId = `${listId}-group-${at}`
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a group of options
                  <div
                    key={group.title}
                    role="group"
                    aria-labelledby={headingId}
                    className="relative pb-1"
                  >
                    <div id={headingId} className="px-3 pt-2 pb-1 font-medium text-ink-2">
                      {group.title}
                    </div>
                    {group.rows.map((row, i) => (
                      <Row
                        key={row.key}
                        {...{ row, words, listId }}
                        index={start + i}
                        isActive={start + i === chosen}
                        onOpen={open}
                      />
                    ))}
                    {group.all && (
                      <ListOption
                        {...{ listId }}
                        index={last}
                        isActive={last === chosen}
                        onChoose={() => open(group.all?.to ?? '')}
                        className="absolute top-0.5 right-1 min-h-7 px-2 font-medium text-accent tabular-nums pointer-coarse:-top-1 pointer-coarse:min-h-10"
                      >
                        <span>
                          {group.all.label}
                          <span className="sr-only"> {group.title.toLowerCase()}</span>
                        </span>
                      </ListOption>
                    )}
                  </div>
                )
              })}
            </div>
            <Keys />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
