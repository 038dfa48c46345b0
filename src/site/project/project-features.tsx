import type { Facility } from '../../records/projects/rules/project-sets.ts'
import type { ProjectTexts } from '../../records/projects/site/project-texts.ts'

/** The building's facilities that can be searched by, and its other amenities. */
export function ProjectFeatures({ words: { facilities, amenities } }: { words: ProjectTexts }) {
  const others = amenities.filter(
    (amenity) => !facilities.some(({ name }) => name.toLowerCase() === amenity.toLowerCase()),
  )
  if (facilities.length === 0 && others.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">Facilities</h2>
      {facilities.length > 0 && (
        <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {facilities.map(({ id, name }) => (
            <li
              key={id}
              className={`${icons[id]} flex items-center gap-2.5 border-b border-line py-2 before:text-accent`}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="text-sm wrap-anywhere text-ink-2">
          {facilities.length > 0 && 'Also: '}
          {others.join(' · ')}
        </p>
      )}
    </section>
  )
}

const icons: Readonly<Record<Facility, string>> = {
  '24_hours_security': 'icon-shield-check',
  car_park: 'icon-car',
  community_garden: 'icon-sprout',
  gymnasium: 'icon-dumbbell',
  lounge: 'icon-sofa',
  co_working_area: 'icon-laptop',
  onsen: 'icon-flame',
  spa: 'icon-flower',
  meeting_room: 'icon-presentation',
  sky_lounge: 'icon-martini',
  swimming_pool: 'icon-waves-ladder',
  tennis_court: 'icon-circle-dot',
  squash_court: 'icon-circle-dot',
  football_pitch: 'icon-goal',
  luxury: 'icon-gem',
  rooftop_access: 'icon-building',
}
