import { counted } from '../../../shared/counted.ts'
import { textsIn } from '../../../shared/language.ts'
import { developerPath } from '../../../shared/paths.ts'
import { Card } from '../../../ui/card.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import type { Developer } from '../rules/developer.ts'
import { DeveloperLogo } from './developer-logo.tsx'
import { developerTexts } from './developer-texts.ts'

/** The data of a developer's card; the description is shortened already. */
export type CardDeveloper = Pick<
  Developer,
  'id' | 'name' | 'description' | 'logo' | 'foundedYear' | 'projectCount'
>

/** A developer in a list, as a link to its page. */
export function DeveloperCard({
  developer,
  heading: Heading = 'h3',
}: {
  developer: CardDeveloper
  heading?: 'h2' | 'h3'
}) {
  const { id, name, description, foundedYear, projectCount } = developer
  const language = useLanguage()
  const facts = [
    foundedYear && textsIn(language, developerTexts).since(foundedYear),
    projectCount > 0 && counted(projectCount, 'project', language),
  ]
  return (
    <Card className="relative grid grid-cols-[auto_1fr] gap-4 p-4.5">
      <DeveloperLogo developer={developer} />
      <div className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-1.5 wrap-anywhere">
        <Heading className="text-base font-strong tracking-normal">
          <a href={developerPath(id)} className="after:absolute after:inset-0">
            {name}
          </a>
        </Heading>
        <p className="text-sm text-ink-2">{description}</p>
        <p className="text-sm text-ink-3 tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </Card>
  )
}
