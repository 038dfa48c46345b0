/** Says that a typed place was taken without asking, because it is the only one. */
export function TakenPlace({ name, typed }: { name: string; typed: string }) {
  return (
    <p
      role="status"
      className="icon-check flex items-center gap-2.5 text-sm text-ink-2 before:size-4.5 before:text-success"
    >
      <span className="wrap-anywhere">
        Found as “{typed}”: <strong className="font-strong text-ink">{name}</strong>, the only place
        of that name.
      </span>
    </p>
  )
}
