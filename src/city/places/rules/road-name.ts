/** A numbered soi of another road, by that road's name. */
type Numbered = { road: string; soi: string }

/** `Sukhumvit Road`, `Soi Ari`, `Soi Sukhumvit 55 (Thong Lo)`: the name of a road as it is shown. */
export function roadName(name: string, numbered: Numbered | null = null): string {
  if (numbered) return `Soi ${numbered.road} ${numbered.soi} (${name.replace(/^Soi /, '')})`
  return / Road$|^Soi /.test(name) ? name : `${name} Road`
}
