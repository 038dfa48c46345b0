import type * as z from 'zod/mini'
import { refusal } from './refusal.ts'
import {
  type FieldFault,
  fault,
  faultAt,
  isRefusalCode,
  type Refusal,
  refusals,
  refusalText,
} from './refusals.ts'

/**
 * Converts a schema issue into a fault of a field. Schemas use the catalogue's English sentences;
 * the code is found again from the sentence and the issue's values. Any other message is the schema
 * library's own, for programmers.
 */
export function issueFault(issue: z.core.$ZodIssue): FieldFault {
  const path = issue.path.join('.') || 'body'
  const match = candidates(issue).find((each) => refusalText(each) === issue.message)
  return match ? faultAt(path, match) : fault(path, 'not_valid', { reason: issue.message })
}

function candidates(issue: z.core.$ZodIssue): Refusal[] {
  return [...withoutValues(issue.message), ...withValues(issue)]
}

const codes = new Map<string, Refusal>()
for (const [code, sentence] of Object.entries(refusals)) {
  if (isRefusalCode(code) && typeof sentence === 'string') codes.set(sentence, { code, params: {} })
}

function withoutValues(message: string): Refusal[] {
  const code = codes.get(message)
  return code ? [code] : []
}

function withValues(issue: z.core.$ZodIssue): Refusal[] {
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum)
    return [
      refusal('at_most', { most: maximum }),
      refusal('year_at_most', { most: maximum }),
      refusal('at_most_characters', { most: maximum }),
      refusal('at_most_entries', { most: maximum }),
      refusal('too_many_unit_images', { most: maximum }),
      refusal('too_many_project_images', { most: maximum }),
    ]
  }
  if (issue.code === 'too_small') {
    const minimum = Number(issue.minimum)
    return [
      refusal('at_least', { least: minimum }),
      refusal('year_at_least', { least: minimum }),
      refusal('at_least_characters', { least: minimum }),
    ]
  }
  if (issue.code === 'invalid_value') {
    return [refusal('choose_one_of', { choices: issue.values.map(String) })]
  }
  return issue.code === 'custom' && issue.params ? ownRefusal(issue.params) : []
}

/** The code and parameters that our own schemas attach to an issue. */
function ownRefusal({ code, params }: Readonly<Record<string, unknown>>): Refusal[] {
  if (typeof code !== 'string' || !isRefusalCode(code)) return []
  return typeof params === 'object' ? [{ code, params: { ...params } }] : []
}
