import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Site } from './site.ts'

let begun = 0

/** A conversation on a channel that is not connected, with what the customer wrote there. */
export async function aConversation(
  site: Site,
  {
    channel = 'line',
    name,
    says = ['Is it still free?'],
  }: { channel?: string; name?: string; says?: string[] } = {},
): Promise<{ id: number; handle: string; name: string }> {
  begun += 1
  const handle = `customer-${process.pid}-${begun}`
  const contactId = name ? await add(site.admin, '/api/leads', { name }) : null
  const id = await add(site.admin, '/api/inbox/threads', { channel, handle, contactId })
  await customerSays(site, id, ...says)
  return { id, handle, name: name ?? handle }
}

/** What the customer wrote, as somebody records it. */
export async function customerSays(site: Site, threadId: number, ...texts: string[]) {
  for (const content of texts) {
    const message = { threadId: String(threadId), content, isFromCustomer: true }
    await add(site.admin, '/api/inbox/messages', message)
  }
}

/** The texts of a conversation, oldest first. */
export async function textsOf(site: Site, threadId: number): Promise<string[]> {
  const response = await site.admin.get(`/api/inbox/messages?threadId=${threadId}`)
  const messages: { content: string }[] = await response.json()
  return messages.map(({ content }) => content).toReversed()
}

export const composerOf = (page: Page) => page.getByRole('textbox', { name: /^Message to / })
export const messagesOf = (page: Page) => page.getByRole('region', { name: /^Messages with / })
export const rowOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Conversations found' }).getByRole('link', { name })

export async function add(admin: APIRequestContext, path: string, data: object): Promise<number> {
  const response = await admin.post(path, { data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).id
}
