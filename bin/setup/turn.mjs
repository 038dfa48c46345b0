import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until no other set-up works in this folder. The turn is a socket in the kernel's abstract
 * namespace, so it ends with its process however that ends. Returns the function that ends it.
 */
export async function takeTurn(root) {
  const { dev, ino } = statSync(root)
  for (let waited = 0; ; waited++) {
    const server = createServer()
    try {
      server.listen({ path: `\0sathani-setup-${dev}-${ino}` })
      await once(server, 'listening')
      server.unref()
      return () => server.close()
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
    }
    if (waited === 0) console.log('Another set-up is at work in this folder; waiting for it …')
    await pause(200)
  }
}
