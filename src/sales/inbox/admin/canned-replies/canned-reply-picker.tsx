import { useQuery } from '@tanstack/react-query'
import * as Radix from 'radix-ui/popover'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useListAddress } from '../../../../admin/record-list/use-list-address.ts'
import { arrowStep } from '../../../../ui/choices/arrow-step.ts'
import { ListOption } from '../../../../ui/choices/list-option.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { fieldBox } from '../../../../ui/fields/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { runAfterClosing } from '../../../../ui/overlays/use-back-closes.ts'
import { wrapIndex } from '../../../../ui/pictures/wrap-index.ts'
import { classNames } from '../../../../ui/style/class-names.ts'
import { type CannedReplyRecord, filledIn } from '../../rules/canned-reply.ts'
import { cannedRepliesQuery } from './canned-reply-calls.ts'
import type { ReplyFacts } from './use-reply-facts.ts'

/** Picks a canned reply by title or text: arrows choose, Enter inserts it with its places filled in. */
export function CannedReplyPicker({
  isOpen,
  onOpen,
  facts,
  onPick,
  onSlash,
  returnTo,
}: {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  facts: ReplyFacts
  onPick: (text: string) => void
  /** A second `/` writes it. */
  onSlash: () => void
  returnTo: RefObject<HTMLTextAreaElement | null>
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpen}>
      <Radix.Trigger asChild>
        <IconButton label="Canned replies" title="Canned replies (type / in an empty message)">
          <span className="icon-zap" />
        </IconButton>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label="Canned replies"
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnTo.current?.focus()
          }}
          className="dense z-40 w-100 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-card p-2 shadow-float outline-none"
        >
          <Choices
            onPick={(reply) => {
              onOpen(false)
              onPick(filledIn(reply.content, facts.facts))
            }}
            onSlash={() => {
              onOpen(false)
              onSlash()
            }}
            onManage={() => onOpen(false)}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Choices({
  onPick,
  onSlash,
  onManage,
}: {
  onPick: (reply: CannedReplyRecord) => void
  onSlash: () => void
  onManage: () => void
}) {
  const replies = useQuery(cannedRepliesQuery)
  const list = useListAddress()
  const id = useId()
  const [state, setState] = useState({ text: '', active: 0 })
  const { text } = state
  const found = matching(replies.data ?? [], text)
  const active = Math.min(state.active, found.length - 1)
  const box = useRef<HTMLDivElement>(null)

  function move(step: number): void {
    const next = wrapIndex(active, step, found.length)
    setState({ text, active: next })
    box.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' })
  }

  function handleKey(event: KeyboardEvent): void {
    const step = arrowStep(event.key)
    const reply = found[active]
    if (step && found.length > 0) move(step)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (reply) onPick(reply)
    } else if (event.key === '/' && text === '') onSlash()
    else return
    event.preventDefault()
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <input
        type="text"
        role="combobox"
        aria-label="Search canned replies"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder="Search replies"
        value={text}
        onChange={({ currentTarget }) => setState({ text: currentTarget.value, active: 0 })}
        onKeyDown={handleKey}
        className={classNames(fieldBox, 'control')}
      />
      {replies.isError ? (
        <ErrorState title="Couldn’t load canned replies." retry={() => void replies.refetch()} />
      ) : replies.isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <div ref={box} className="max-h-72 overflow-y-auto">
          <div role="listbox" id={id} aria-label="Canned replies" tabIndex={-1}>
            {found.map((reply, i) => (
              <Choice
                key={reply.id}
                {...{ listId: id, index: i }}
                reply={reply}
                isActive={i === active}
                onChoose={() => onPick(reply)}
              />
            ))}
          </div>
          {found.length === 0 && (
            <p className="px-2.5 py-3 text-ink-2">
              {text === '' ? 'No canned replies yet.' : `No results for “${text}”.`}
            </p>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {replies.data && (found.length === 1 ? '1 result' : `${found.length} results`)}
      </p>
      <button
        type="button"
        onClick={() => {
          onManage()
          runAfterClosing(() => list.open({ 'canned-replies': 1 }))
        }}
        className="flex min-h-(--press) items-center gap-2 rounded-control px-2.5 font-medium text-accent hover:bg-hov"
      >
        <span className="icon-pencil before:size-4" />
        Manage canned replies
      </button>
    </div>
  )
}

function Choice({
  listId,
  index,
  reply,
  isActive,
  onChoose,
}: {
  listId: string
  index: number
  reply: CannedReplyRecord
  isActive: boolean
  onChoose: () => void
}) {
  return (
    <ListOption
      {...{ listId, index, isActive, onChoose }}
      className="flex-col items-stretch! px-2.5 py-1.5 leading-snug"
    >
      <span className="flex gap-2">
        <b className="truncate font-medium">{reply.title}</b>
        {reply.isAgency && <span className="ml-auto flex-none text-ink-2">Agency</span>}
      </span>
      <span className="truncate text-ink-2">{reply.content}</span>
    </ListOption>
  )
}

/** The replies with a text in their title or content, those in the title first. */
function matching(replies: readonly CannedReplyRecord[], text: string): CannedReplyRecord[] {
  const words = text.trim().toLowerCase()
  if (words === '') return [...replies]
  const isIn = (part: string) => part.toLowerCase().includes(words)
  return [
    ...replies.filter(({ title }) => isIn(title)),
    ...replies.filter(({ title, content }) => !isIn(title) && isIn(content)),
  ]
}
