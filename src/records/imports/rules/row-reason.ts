import { english, type Language, textsIn } from '../../../shared/language.ts'
import { faultIn } from '../../../shared/refusals/fault-in.ts'
import type { ImportRow } from './import.ts'

/** What is put around the sentences of a row. */
export const rowTexts = {
  id: 'import-row' as const,
  ofField: (label: string, sentence: string) => `${label}: ${sentence}`,
  ofValue: (label: string, sentence: string, value: string) =>
    `${label}: ${sentence}, not “${value}”`,
  kept: (sentence: string) => `Kept: ${sentence}`,
}

const MAX_VALUE = 60

/**
 * Why a row is not created, or why its record was kept, as one sentence: the form's own, after the field's
 * label. Null for nothing.
 */
export function rowReason(
  { verdict, reason, faults }: Pick<ImportRow, 'verdict' | 'reason' | 'faults'>,
  labels: Readonly<Record<string, string>>,
  language: Language = english,
): string | null {
  const texts = textsIn(language, rowTexts)
  const whole = reason && faultIn(language, reason)
  const each = faults.map(({ field, value, ...said }) => {
    const sentence = faultIn(language, said)
    const label = labels[field] ?? field
    if (sentence.toLowerCase().includes(label.toLowerCase())) return sentence
    const isShown =
      value !== '' &&
      value.length <= MAX_VALUE &&
      !/^(at_most|two_readings|may_mean)/.test(said.code)
    return isShown ? texts.ofValue(label, sentence, value) : texts.ofField(label, sentence)
  })
  const isKept = verdict === 'create' || verdict === 'update'
  const told = [whole && (isKept ? texts.kept(whole) : whole), ...each]
  return told.filter(Boolean).join('; ') || null
}
