import * as z from 'zod/mini'
import { ScanChoice } from '../rules/scan.ts'
import type { ScanEdit } from './merge-edits.ts'

/*
 * What was typed and is not saved yet, with what it was typed over. The browser may refuse to store anything; then only
 * the server's copy is kept.
 */

const Edit = z.object({ texts: z.array(z.string()), choice: ScanChoice })
const Kept = z.object({ mine: Edit, base: Edit })

export function keepEdit(key: string, mine: ScanEdit, base: ScanEdit): void {
  try {
    localStorage.setItem(key, JSON.stringify({ mine, base }))
  } catch {}
}

export function clearEdit(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

export function keptEdit(key: string): { mine: ScanEdit; base: ScanEdit } | null {
  try {
    return Kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
