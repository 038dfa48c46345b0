import type * as z from 'zod/mini'
import { isSame } from '../drafts/changes.ts'

/** The first error of each field by name. */
export type Faults = Readonly<Record<string, string>>

type Values = Readonly<Record<string, unknown>>
type Fault = { path: string; message: string }

/** A validation across several fields; checked even when fields are invalid. */
export type CrossCheck<Of> = (values: Of) => readonly Fault[]

/**
 * Validates values. Errors that the stored record has too, in unchanged fields, are ignored, because
 * unchanged fields are not sent.
 */
export function faultsOf<Of extends Values>(
  check: { schema: z.ZodMiniType; across?: CrossCheck<Of> | undefined },
  values: Of,
  stored: Of | null,
): Faults {
  const faults = allFaults(check, values)
  if (!stored) return faults
  const before = allFaults(check, stored)
  return Object.fromEntries(
    Object.entries(faults).filter(
      ([name, fault]) => fault !== before[name] || !isSame(values[name], stored[name]),
    ),
  )
}

function allFaults<Of extends Values>(
  { schema, across }: { schema: z.ZodMiniType; across?: CrossCheck<Of> | undefined },
  values: Of,
): Faults {
  const faults: Record<string, string> = {}
  const add = (name: string, message: string) => {
    faults[name] ??= message
  }
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    add(String(path[0]), message)
  }
  for (const { path, message } of across?.(values) ?? []) add(path, message)
  return faults
}
