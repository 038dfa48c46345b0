/** The fields that an input gives: those that are not undefined. */
export function given<Fields extends object>(fields: Fields): Given<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  // Safe: the same keys and values, less the undefined ones that the type says may be missing.
  return Object.fromEntries(entries) as Given<Fields>
}

export type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }
