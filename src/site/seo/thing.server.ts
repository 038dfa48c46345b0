/** A schema.org object. Types and properties: https://schema.org/docs/full.html */
export type Thing = { '@type': string; '@id'?: string; [property: string]: Value }
type Value = string | number | boolean | Thing | undefined | readonly Value[]

/** The URL of a schema.org value. */
export function schemaOrg(name: string): string {
  return `https://schema.org/${name}`
}

/** A schema.org BreadcrumbList from the landing page to this one; the last step is the page itself. */
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
