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
  probability: Readonly<Record<string, number | null>>
  won: readonly DraftReason[]
  lost: readonly DraftReason[]
}

export function draftOf({ staleDays, probability, reasons }: PipelineSettings): Draft {
  const of = (outcome: DealReason['outcome']) =>
    reasons
      .filter((reason) => reason.outcome === outcome)
      .map(({ id, name, needsWords }) => ({ id, name, needsWords, key: String(id) }))
  return { staleDays, probability, won: of('won'), lost: of('lost') }
}

/** What is wrong with a draft before it is sent; null for nothing. */
export function faultOf({ staleDays, probability, won, lost }: Draft): string | null {
  const empty = openColumns.find((id) => !staleDays[id])
  if (empty) return `Enter the days for ${DealColumns.labels[empty]}.`
  const unsure = openColumns.find((id) => typeof probability[id] !== 'number')
  if (unsure) return `Enter the probability for ${DealColumns.labels[unsure]}.`
  if (won.length === 0 || lost.length === 0) return 'Add at least one reason to each list.'
  if ([...won, ...lost].some(({ name }) => name.trim() === '')) return 'Enter the reason.'
  return null
}

export function inputOf(
  { staleDays, probability, won, lost }: Draft,
  version: number,
): PipelineSettingsChanges {
  const sent = (reasons: readonly DraftReason[]) =>
    reasons.map(({ id, name, needsWords }) => ({
      ...(id !== undefined && { id }),
      name: name.trim(),
      needsWords,
    }))
  return {
    staleDays: entered(staleDays),
    probability: entered(probability),
    wonReasons: sent(won),
    lostReasons: sent(lost),
    version,
  }
}

const entered = (figures: Readonly<Record<string, number | null>>): Record<string, number> =>
  Object.fromEntries(
    openColumns.flatMap((id) => {
      const figure = figures[id]
      return typeof figure === 'number' ? [[id, figure] as const] : []
    }),
  )
