import { useState } from 'react'
import { imageHash, imagePath } from '../../shared/paths.ts'
import { Card } from '../../ui/card.tsx'
import type { Developer } from '../rules.ts'

/** What a card shows of a developer; its description is cut already. */
export type CardDeveloper = Pick<
  Developer,
  'id' | 'name' | 'description' | 'logo' | 'foundedYear' | 'projectCount'
>

/** A developer in a list. */
export function DeveloperCard({ developer }: { developer: CardDeveloper }) {
  const { name, description, foundedYear, projectCount } = developer
  const facts = [
    foundedYear && `Since ${foundedYear}`,
    projectCount > 0 && countedProjects(projectCount),
  ]
  return (
    <Card className="grid grid-cols-[auto_1fr] gap-4 p-4.5">
      <Logo developer={developer} />
      <div className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-1.5">
        <h3 className="text-base font-[620] tracking-normal">{name}</h3>
        <p className="text-sm text-ink-2">{description}</p>
        <p className="text-sm text-ink-3 tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </Card>
  )
}

/** The logo, or the name's first letter where there is none or it does not load. */
function Logo({ developer: { name, logo } }: { developer: CardDeveloper }) {
  const [failed, setFailed] = useState(false)
  const hash = logo && imageHash(logo)
  if (!hash || failed) {
    return (
      <span
        aria-hidden="true"
        className="grid size-13 place-items-center rounded-card bg-accent-wash text-lg font-[650] text-accent"
      >
        {name.slice(0, 1)}
      </span>
    )
  }
  return (
    <img
      src={imagePath(hash, 320)}
      alt=""
      width={52}
      height={52}
      loading="lazy"
      decoding="async"
      // It may have failed before this code ran.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true)
      }}
      onError={() => setFailed(true)}
      className="size-13 rounded-card bg-wash object-contain"
    />
  )
}

function countedProjects(count: number): string {
  return count === 1 ? '1 project' : `${count} projects`
}
