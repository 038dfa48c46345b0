import { useRef, useState } from 'react'
import { ApiError, callApi } from '../../shared/api-client.ts'

/** Why what was pressed was not taken. */
export type Failure = 'isOver' | 'isChanged' | 'isStaff' | 'isTooMuch' | 'isLost' | 'isEmpty'

/**
 * What a client pressed of each home of their page, by the key of the home. A press shows at once, and is put back if
 * it could not be sent; several are sent one after the other.
 */
export function usePresses<Pressed extends { key: string }>(
  path: string,
  initial: readonly Pressed[],
) {
  const [pressed, setPressed] = useState(initial)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setIsSending] = useState(false)
  const queue = useRef({ last: Promise.resolve(), waiting: 0 })

  /** Sends what was pressed of `homes`, which show `change` meanwhile. Returns whether it was taken. */
  async function send(
    homes: readonly string[],
    change: Partial<Pressed>,
    body: object,
  ): Promise<boolean> {
    const { current } = queue
    setFailure(null)
    const before = pressed.filter(({ key }) => homes.includes(key))
    setPressed((shown) =>
      shown.map((each) => (homes.includes(each.key) ? { ...each, ...change } : each)),
    )
    current.waiting += 1
    setIsSending(true)
    const sent = current.last.then(() => callApi<Pressed[]>(path, { method: 'POST', body }))
    current.last = sent.then(
      () => {},
      () => {},
    )
    try {
      const stored = await sent
      // Those that wait are shown already.
      if (current.waiting === 1) setPressed(stored)
      return true
    } catch (error) {
      setPressed((shown) => shown.map((each) => before.find(({ key }) => key === each.key) ?? each))
      setFailure(failureOf(error))
      return false
    } finally {
      current.waiting -= 1
      setIsSending(current.waiting > 0)
    }
  }

  return { pressed, send, failure, isSending, fail: setFailure }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'isLost'
  const byStatus: Partial<Record<number, Failure>> = {
    400: 'isEmpty',
    403: 'isStaff',
    404: 'isOver',
    409: 'isChanged',
    410: 'isOver',
    429: 'isTooMuch',
  }
  return byStatus[error.status] ?? 'isLost'
}
