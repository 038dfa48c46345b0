import { lazy, useState } from 'react'
import { useParams } from 'react-router'
import { readId } from '../../../admin/calls/read-id.ts'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { ThreadList } from './list/thread-list.tsx'
import { ThreadScreen } from './thread/thread-screen.tsx'

// Loaded after the conversations, which is what people open the tab for.
const NewThread = lazy(() => import('./list/new-thread.tsx'))
const CannedReplyBook = lazy(() => import('./canned-replies/canned-reply-book.tsx'))

/**
 * The tab of conversations: the list beside the open one; on a phone one of them. All of its state is in
 * the address.
 */
export default function InboxTab() {
  const { id } = useParams()
  const isNarrow = useNarrow()
  // The list keeps the conversation beside it when its filters change.
  const inbox = useListAddress(adminPath('inbox'))
  const list = { ...useListAddress(), recordAddress: inbox.recordAddress }
  const [isAboutOpen, setIsAboutOpen] = useState(true)
  const isOpen = id !== undefined
  const threadId = readId(id)
  return (
    <div
      {...((isOpen || !isNarrow) && { 'data-fill-screen': true })}
      {...(isOpen && { 'data-whole-screen': true })}
      className="dense grid min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)] md:grid-cols-[23.5rem_minmax(0,1fr)]"
    >
      {(!isNarrow || !isOpen) && <ThreadList list={list} open={threadId} />}
      {isOpen ? (
        <ThreadScreen
          key={id}
          id={threadId}
          list={list}
          inboxAddress={inbox.address({ about: null })}
          isAboutOpen={isAboutOpen}
          onAbout={setIsAboutOpen}
        />
      ) : (
        !isNarrow && (
          <p className="grid place-items-center text-base text-ink-2">Select a conversation</p>
        )
      )}
      <AfterHydration>
        {list.get('new') !== '' && <NewThread list={list} />}
        {list.get('canned-replies') !== '' && (
          <CannedReplyBook onClose={() => list.close({ 'canned-replies': null })} />
        )}
      </AfterHydration>
    </div>
  )
}
