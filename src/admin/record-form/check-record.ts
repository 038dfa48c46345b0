import type * as z from 'zod/mini'

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

/** The fields of `values` that differ from `from`, except those in `without`. */
export function changesOf<Of extends Values>(
  values: Of,
  from: Values,
  without: readonly string[] = [],
): Partial<Of> {
  const changes: Partial<Of> = {}
  for (const name in values) {
    if (!without.includes(name) && !isSame(values[name], from[name])) changes[name] = values[name]
  }
  return changes
}

/** Whether two field values are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
