import { GRADE, gradeOf, type Name, nameOf, spellingOf } from './name-match.ts'
import { nameWords } from './spelling.ts'

type Named = { name: string; nameTh?: string | null | undefined; aliases?: readonly string[] }

/**
 * Returns a search for places by what people type: any spelling of a name or a part of it, in English
 * or Thai. Best matches come first, equal ones in their order.
 */
export function nameFinder<Place extends Named>(
  places: readonly Place[],
): (typed: string) => Place[] {
  const entries = places.map((place) => ({ place, names: namesOf(place) }))
  return (typed) => {
    const query = spellingOf(nameWords(typed))
    if (query.key === '') return [...places]
    return entries
      .map(({ place, names }) => ({
        place,
        grade: Math.max(...names.map((name) => gradeOf(query, name))),
      }))
      .filter(({ grade }) => grade >= GRADE.contains)
      .sort((a, b) => b.grade - a.grade)
      .map(({ place }) => place)
  }
}

function namesOf({ name, nameTh, aliases = [] }: Named): Name[] {
  return [
    nameOf(name),
    ...(nameTh ? [nameOf(nameTh)] : []),
    ...aliases.map((alias) => nameOf(alias, { isOwn: false })),
  ]
}
