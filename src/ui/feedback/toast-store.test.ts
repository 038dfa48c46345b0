import { expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, onToastChange, showToast } from './toast-store.ts'

test('a newer toast replaces the current one', () => {
  showToast('Error', 'The first')
  showToast('Error', 'The second')
  expect(currentToasts().map((toast) => toast.description)).toEqual(['The second'])
})

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  vi.useFakeTimers()
  showToast('Done', 'Saved')
  const [shown] = currentToasts()
  dismissToast(shown?.id ?? 0)
  expect(currentToasts()[0]?.open).toBe(false)
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toEqual([])
  vi.useRealTimers()
})

test('listeners are called at every change until they unsubscribe', () => {
  const heard = vi.fn()
  const stop = onToastChange(heard)
  showToast('One', '')
  stop()
  showToast('Two', '')
  expect(heard).toHaveBeenCalledTimes(1)
})
