import { showToast } from './feedback/toast-store.ts'

/** Copies a text and says so in a toast; where the browser refuses, the toast says `refused`, which has the text. */
export async function copyText(
  text: string,
  copied: { title?: string; text: string },
  refused: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(copied.title ?? '', copied.text)
  } catch {
    showToast('', refused)
  }
}
