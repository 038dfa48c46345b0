/**
 * The entries of an object, reordered: each key of `after` is moved right behind its value. Files
 * and pages are ordered for their readers, tables for storage.
 */
export function inOrder<Of extends object>(
  entries: Of,
  after: { readonly [Key in keyof Of]?: keyof Of },
): Of {
  const names = Object.keys(entries)
  for (const [name, target] of Object.entries(after)) {
    names.splice(names.indexOf(name), 1)
    names.splice(names.indexOf(String(target)) + 1, 0, name)
  }
  const values = new Map(Object.entries(entries))
  // Safe: the same keys and values in another order.
  return Object.fromEntries(names.map((name) => [name, values.get(name)])) as Of
}
