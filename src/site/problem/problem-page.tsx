import { homePath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The error page: what failed and what to do. */
export default function ProblemPage({ message }: { message: string }) {
  return (
    <div className="page-width grid justify-items-start gap-4 py-20">
      <h1 className="text-3xl">That did not work</h1>
      <p className="max-w-prose text-ink-2">{message}</p>
      <ButtonLink href={homePath()}>Home - Property Search</ButtonLink>
    </div>
  )
}
