import type { ReactNode } from 'react'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { Part } from '../../../../ui/part.tsx'
import { SendEmail } from './send-email.tsx'

const look =
  'inline-flex min-h-(--press) items-center gap-2.5 rounded-control px-2 text-left font-medium hover:bg-hov disabled:opacity-60 [&>span]:before:size-4'

/** What is done next with a deal. */
export function QuickActions({
  contact,
  isOnline,
  onSchedule,
  onPropose,
  onLogCall,
  onEmail,
  onAddTask,
  onScan,
}: {
  contact: ContactRecord | undefined
  isOnline: boolean
  onSchedule: () => void
  onPropose: () => void
  onLogCall: () => void
  /** Notes what is written meanwhile. */
  onEmail: () => void
  onAddTask: () => void
  onScan: () => void
}) {
  return (
    <Part as="h2" title="Quick Actions" isCard>
      <div className="-mx-2 grid grid-cols-2 gap-1">
        <Action icon="icon-calendar-plus" disabled={!isOnline} onPress={onSchedule}>
          Schedule Viewing
        </Action>
        <Action icon="icon-file-text" disabled={!isOnline} onPress={onPropose}>
          Send Proposal
        </Action>
        <Action icon="icon-phone" onPress={onLogCall}>
          Log Call
        </Action>
        {contact && <SendEmail {...{ contact, look, onEmail }} />}
        <Action icon="icon-list-checks" disabled={!isOnline} onPress={onAddTask}>
          Add Task
        </Action>
        <Action icon="icon-camera" disabled={!isOnline} onPress={onScan}>
          Scan Handwritten Note
        </Action>
      </div>
    </Part>
  )
}

function Action({
  icon,
  disabled = false,
  onPress,
  children,
}: {
  icon: string
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button type="button" disabled={disabled} onClick={onPress} className={look}>
      <span className={`text-accent ${icon}`} />
      {children}
    </button>
  )
}
