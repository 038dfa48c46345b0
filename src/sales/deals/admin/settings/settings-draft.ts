import { DealColumns, openColumns } from '../../rules/deal.ts'
import type {
  DealReason,
  PipelineSettings,
  PipelineSettingsChanges,
} from '../../rules/pipeline-settings.ts'

/** A reason in the form; `key` tells new ones apart. */
export type DraftReason = Pick<DealReason, 'name' | 'needsWords'> & { id?: number; key: string }
export type Draft = {
  staleDays: Readonly<Record<string, number | null>>
  won: readonly DraftReason[]
  lost: readonly DraftReason[]
}

export function draftOf({ staleDays, reasons }: PipelineSettings): Draft {
  const of = (outcome: DealReason['outcome']) =>
    reasons
      .filter((reason) => reason.outcome === outcome)
      .map(({ id, name, needsWords }) => ({ id, name, needsWords, key: String(id) }))
  return { staleDays, won: of('won'), lost: of('lost') }
}

/** What is wrong with a draft before it is sent; null for nothing. */
export function faultOf({ staleDays, won, lost }: Draft): string | null {
  const empty = openColumns.find((id) => !staleDays[id])
  if (empty) return `Write the days of ${DealColumns.labels[empty]}.`
  if (won.length === 0 || lost.length === 0) return 'Each list needs a reason.'
  if ([...won, ...lost].some(({ name }) => name.trim() === '')) return 'A reason needs words.'
  return null
}

export function inputOf({ staleDays, won, lost }: Draft, version: number): PipelineSettingsChanges {
  const sent = (reasons: readonly DraftReason[]) =>
    reasons.map(({ id, name, needsWords }) => ({
      ...(id !== undefined && { id }),
      name: name.trim(),
      needsWords,
    }))
  const days = openColumns.flatMap((id) => {
    const value = staleDays[id]
    return value ? [[id, value] as const] : []
  })
  return {
    staleDays: Object.fromEntries(days),
    wonReasons: sent(won),
    lostReasons: sent(lost),
    version,
  }
}
