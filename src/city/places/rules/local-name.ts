import type { Language } from '../../../shared/language.ts'

/** What has a name in Thai besides that in Latin letters. */
export type Named = { name: string; nameTh?: string | null | undefined }

/** The names of places in Thai, by their ids. */
export type LocalNames = Readonly<
  Record<'stations' | 'parks' | 'malls', ReadonlyMap<number, string>>
>

/** A place's or a project's name as readers of a language know it. */
export function localName({ name, nameTh }: Named, { tag }: Language): string {
  return tag === 'th' && nameTh ? nameTh : name
}
