import type { ProjectWords } from '../../projects/site/project-words.ts'

/** What the building has: the facilities that searches know, and whatever else was written of it. */
export function BuildingFeatures({ words: { facilities, amenities } }: { words: ProjectWords }) {
  const others = amenities.filter(
    (amenity) => !facilities.some((known) => known.toLowerCase() === amenity.toLowerCase()),
  )
  if (facilities.length === 0 && others.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">Facilities</h2>
      {facilities.length > 0 && (
        <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {facilities.map((facility) => (
            <li
              key={facility}
              className="icon-check flex items-center gap-2.5 border-b border-line py-2 before:text-accent"
            >
              {facility}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="text-sm text-ink-2">
          {facilities.length > 0 && 'Also: '}
          {others.join(' · ')}
        </p>
      )}
    </section>
  )
}
