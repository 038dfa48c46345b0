import { inTransaction } from '../../context.ts'
import type { TestApp } from '../../platform/testing/test-app.ts'
import { receiveMessage } from './receive-message.ts'
import type { Channel } from './rules/thread.ts'

let created = 0

/**
 * A conversation for a test: one message of a customer, by default of an unknown person on LINE. The
 * same handle again is a further message.
 */
export async function aThread(
  world: TestApp,
  fields: {
    channel?: Channel
    handle?: string
    name?: string
    content?: string
    hasOwnEntry?: boolean
  } = {},
  contactId: number | null = null,
): Promise<{ id: number; messageId: number }> {
  created += 1
  const message = {
    channel: 'line' as const,
    handle: `customer-${created}`,
    name: `Customer ${created}`,
    content: `Message ${created}`,
    contactId,
    ...fields,
  }
  const { id, threadId } = await inTransaction(world.context(), (tx) => receiveMessage(tx, message))
  return { id: threadId, messageId: id }
}
