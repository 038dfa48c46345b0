import { parentPort, workerData } from 'node:worker_threads'

/**
 * A visitor of the server at `workerData`, in a thread of its own: opens one page after the other until it gets
 * a message, then answers with the milliseconds that each took.
 */
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
const waits: number[] = []
for (let i = 0; !isOver; i += 1) {
  const start = performance.now()
  const response = await fetch(`${workerData}${i % 2 ? '/' : `/search?priceMax=${5e6 + i}`}`)
  await response.text()
  if (response.status !== 200) throw new Error(`A visitor was answered ${response.status}`)
  waits.push(performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, 20))
}
parentPort?.postMessage(waits)
