import { useNavigationGuard } from '../../../../admin/record-form/use-navigation-guard.ts'
import { DISCARD, YesNo } from '../../../../ui/fields/yes-no.tsx'

/** Asks before files that are not uploaded are left behind. Only one guard may be rendered at a time. */
export function LeaveGuard({ count }: { count: number }) {
  const { leaveGuard } = useNavigationGuard(
    count,
    () => {},
    () => {},
  )
  if (!leaveGuard.isAsking) return null
  const files = count === 1 ? 'a file that is' : `${count} files that are`
  return (
    <YesNo
      question={`Leave without ${files} not uploaded yet?`}
      {...DISCARD}
      onYes={() => leaveGuard.respond(true)}
      onNo={() => leaveGuard.respond(false)}
      onLeave={() => leaveGuard.respond(false)}
      className="mb-1.5"
    />
  )
}
