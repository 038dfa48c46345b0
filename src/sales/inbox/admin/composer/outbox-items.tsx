import { useQueryClient } from '@tanstack/react-query'
import { Bubble, BubbleText } from '../message/bubble.tsx'
import { Act } from '../message/message-action.tsx'
import { type OutboxKey, type Outgoing, postAgain, takeOut } from './outbox.ts'

/** The messages that the server does not have yet, below those that it has. */
export function OutboxItems({ box, items }: { box: OutboxKey; items: readonly Outgoing[] }) {
  const queries = useQueryClient()
  if (items.length === 0) return null
  return (
    <ol aria-label="Not stored yet" className="grid grid-cols-1">
      {items.map((item) => (
        <OutboxItem
          key={item.key}
          item={item}
          onRetry={() => postAgain(queries, box, item)}
          onDelete={() => takeOut(box, item.key)}
        />
      ))}
    </ol>
  )
}

function OutboxItem({
  item,
  onRetry,
  onDelete,
}: {
  item: Outgoing
  onRetry: () => void
  onDelete: () => void
}) {
  const { state, body, files, reason } = item
  const isSending = state === 'sending'
  return (
    <li className="grid max-w-[85%] grid-cols-1 justify-items-end justify-self-end pb-2.5 md:max-w-[75%]">
      <Bubble side="out" look={isSending ? 'plain' : 'danger'}>
        {body.content && <BubbleText text={body.content} />}
        {files.map(({ id, name }) => (
          <p key={id} className="icon-paperclip flex gap-1.5 before:size-4">
            {name}
          </p>
        ))}
      </Bubble>
      {isSending ? (
        <p role="status" className="pt-1 text-ink-2">
          Sending...
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-end gap-x-3 pt-1 text-danger">
          <p
            role="alert"
            className="icon-circle-exclamation-point flex min-w-0 gap-1.5 before:mt-0.5 before:size-4"
          >
            <span className="min-w-0 wrap-anywhere">{`Not kept: ${reason ?? 'no connection'}`}</span>
          </p>
          {state === 'failed' && <Act onClick={onRetry}>Retry</Act>}
          <Act onClick={onDelete}>Delete</Act>
        </div>
      )}
    </li>
  )
}
