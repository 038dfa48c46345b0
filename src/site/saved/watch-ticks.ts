import { COMPARED } from './compared-key.ts'

/**
 * Shows the bar of the comparison once a home is ticked on its card, or if some are from before. Its code is loaded
 * only then; without it the ticks do nothing.
 */
export function watchTicks(): void {
  const show = () => {
    import('./show-comparison.tsx').then(({ showComparison }) => showComparison()).catch(() => {})
  }
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'ticked') show()
  })
  try {
    if ((localStorage.getItem(COMPARED) ?? '[]') !== '[]') show()
  } catch {
    // Storage may be unavailable, as in some private windows.
  }
}
