import { adminPath, homePath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/language.tsx'
import { notFoundTexts } from './not-found-texts.ts'

/** The page for unknown URLs. */
export default function NotFoundPage() {
  const texts = useTexts(notFoundTexts)
  return (
    <div className="page-width grid justify-items-start gap-5 py-16 md:py-24">
      <EndOfTheLine />
      <h1 className="mt-2 text-3xl md:text-4xl">{texts.title}</h1>
      <p className="max-w-prose text-lg text-ink-2">{texts.text}</p>
      <p className="max-w-prose text-ink-2">{texts.scanner}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href={homePath()}>{texts.home}</ButtonLink>
        <ButtonLink variant="quiet" href={adminPath()}>
          {texts.admin}
        </ButtonLink>
      </div>
    </div>
  )
}

/** An illustration: a railway line whose last station is missing. */
function EndOfTheLine() {
  return (
    <svg viewBox="0 0 420 56" aria-hidden="true" className="w-full max-w-105 overflow-visible">
      <path d="M4 28h232" strokeWidth="6" strokeLinecap="round" className="stroke-accent" />
      <path
        d="M252 28h126"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="1 13"
        className="stroke-field"
      />
      {[64, 150, 236].map((x) => (
        <circle key={x} cx={x} cy="28" r="8" strokeWidth="4" className="fill-card stroke-accent" />
      ))}
      <circle
        cx="392"
        cy="28"
        r="12"
        strokeWidth="4"
        strokeDasharray="5.4 4.02"
        className="fill-none stroke-field"
      />
      <text
        x="392"
        y="9"
        textAnchor="middle"
        fontSize="14"
        fontWeight="560"
        className="fill-ink-3 tabular-nums"
      >
        404
      </text>
    </svg>
  )
}
