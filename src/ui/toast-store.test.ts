import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  currentToasts,
  dismissToast,
  onToastChange,
  showToast,
  TOAST_DURATION,
  TOAST_REMOVE_DELAY,
} from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('one toast is on screen at a time: a newer one takes the place of the older', () => {
  showToast('Error', 'Failed to send inquiry. Please try again.', 'danger')
  showToast('Inquiry Sent Successfully', "We'll contact you soon about this property!")
  expect(currentToasts()).toMatchObject([
    { title: 'Inquiry Sent Successfully', tone: 'plain', open: true },
  ])
})

test('the specified times stand: 5 seconds on screen, 1,000,000 ms until it is forgotten', () => {
  expect(TOAST_DURATION).toBe(5000)
  expect(TOAST_REMOVE_DELAY).toBe(1_000_000)
})

test('a dismissed toast closes at once and is forgotten later', () => {
  showToast('Saved', 'The unit was saved.')
  dismissToast(currentToasts()[0]?.id ?? 0)
  expect(currentToasts()).toMatchObject([{ open: false }])
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toEqual([])
})

test('who listens hears of each change until they stop', () => {
  const heard = vi.fn()
  const stop = onToastChange(heard)
  showToast('Saved', 'The unit was saved.')
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  showToast('Saved', 'The project was saved.')
  expect(heard).toHaveBeenCalledTimes(1)
})
