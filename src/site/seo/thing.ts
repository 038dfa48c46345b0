/** A schema.org object; https://schema.org/docs/full.html has the types and their properties. */
export type Thing = { '@type': string; '@id'?: string; [property: string]: Value }
type Value = string | number | boolean | Thing | undefined | readonly Value[]

/** The names of schema.org's values, which are addresses. */
export function schemaOrg(name: string): string {
  return `https://schema.org/${name}`
}

/** The steps from the landing page to this one; the last is the page itself. Paths, not addresses. */
export function breadcrumbs(
  origin: string,
  steps: readonly { name: string; path: string }[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}
