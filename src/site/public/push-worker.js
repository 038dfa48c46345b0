/*
 * The service worker of the back office. It shows pushes of notifications and opens what they are about;
 * it handles no requests and keeps no copies of pages. Registered by src/team/notifications/admin/push-browser.ts,
 * the payload is made by src/team/notifications/rules/notification-texts.ts.
 */

self.addEventListener('push', (event) => {
  const { title, body, path, tag, ids } = event.data.json()
  const options = { body, tag, renotify: true, icon: '/favicon.ico', data: { path, ids } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path, ids } = event.notification.data
  event.waitUntil(Promise.all([open(path), read(ids)]))
})

/** Brings the window that shows this path to the front, else opens one: others may hold unsaved input. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const address = new URL(path, self.location.origin).href
  const shown = windows.find(({ url }) => url === address)
  await (shown ? shown.focus() : self.clients.openWindow(address))
}

/** Marks what was pressed as read, on all machines. Without a session it stays unread. */
async function read(ids) {
  if (ids.length === 0) return
  const body = JSON.stringify({ ids })
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/notifications/read', { method: 'POST', headers, body })
}
