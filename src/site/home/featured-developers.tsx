import { type CardDeveloper, DeveloperCard } from '../../records/developers/site/developer-card.tsx'
import { developersPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/language.tsx'
import { homeTexts } from './home-texts.ts'
import { SectionHead } from './section-head.tsx'

/** The newest developers. Renders nothing without any. */
export function FeaturedDevelopers({
  shown,
  total,
}: {
  shown: readonly CardDeveloper[]
  total: number
}) {
  const texts = useTexts(homeTexts)
  if (total === 0) return null
  return (
    <section id="developers" aria-labelledby="developers-title" className="page-width py-8">
      <SectionHead id="developers-title" title={texts.developers}>
        {total > shown.length && (
          <ButtonLink variant="quiet" size="small" href={developersPath()}>
            {texts.allDevelopers}
          </ButtonLink>
        )}
      </SectionHead>
      <ul className="grid gap-4.5 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((developer) => (
          <li key={developer.id} className="grid">
            <DeveloperCard developer={developer} />
          </li>
        ))}
      </ul>
    </section>
  )
}
