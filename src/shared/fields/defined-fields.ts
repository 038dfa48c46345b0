/** The fields of an input that are not undefined. */
export function definedFields<Fields extends object>(fields: Fields): DefinedFields<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  // Safe: the same keys and values, except undefined ones, which the type declares optional.
  return Object.fromEntries(entries) as DefinedFields<Fields>
}

export type DefinedFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
