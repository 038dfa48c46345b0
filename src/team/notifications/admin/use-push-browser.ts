import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../../../admin/calls/use-save.ts'
import { ApiError } from '../../../shared/api-client.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { notificationSettingsQuery } from './notification-calls.ts'
import { type BrowserState, browserPush, turnOffPush, turnOnPush } from './push-browser.ts'

/** Pushes to this browser: its state, which is null until it is known, and turning them on and off. */
export type PushBrowser = ReturnType<typeof usePushBrowser>

export function usePushBrowser(userId: number, pushKey: string) {
  const queries = useQueryClient()
  const [fault, setFault] = useState<{ title: string; text: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const found = useQuery({
    queryKey: ['this browser'],
    queryFn: browserPush,
    enabled: useHydrated(),
    // Permission is given and taken outside the page.
    refetchOnWindowFocus: 'always',
  })

  function refuse(title: string, text: string): void {
    setFault({ title, text })
    // What was pressed may be far below.
    showToast(title, text, 'danger')
  }

  /** Runs a change and says what went wrong, under `title`; the state that follows. */
  async function change(title: string, work: () => Promise<BrowserState>): Promise<BrowserState> {
    setIsBusy(true)
    setFault(null)
    try {
      const state = await work()
      if (state === 'denied') refuse(title, DENIED)
      return state
    } catch (error) {
      refuse(title, faultOf(error))
      return 'off'
    } finally {
      setIsBusy(false)
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['this browser'] }),
        queries.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey }),
      ])
    }
  }

  return {
    state: found.data?.state ?? null,
    endpoint: found.data?.endpoint ?? null,
    isBusy,
    fault,
    dismiss: () => setFault(null),
    turnOn: () => change('This browser was not turned on', () => turnOnPush(pushKey, userId)),
    turnOff: () =>
      change('This browser was not turned off', async () => {
        await turnOffPush()
        return 'off'
      }),
  }
}

/** What to do in a browser that refuses. */
export const DENIED =
  'Notifications are blocked for this site. Press the icon left of the address, allow notifications, then tick the box again.'

function faultOf(error: unknown): string {
  if (error instanceof ApiError) return reasonOf(error, AGAIN)
  if (error instanceof TypeError) return `The connection was lost. ${AGAIN}`
  const why = error instanceof Error ? error.message : String(error)
  return `The browser could not subscribe to its push service. It said: “${why}” Check the connection and tick the box again.`
}

const AGAIN = 'Please try again.'
