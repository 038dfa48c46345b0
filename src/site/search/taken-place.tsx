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

/** Says which words of a typed sentence no filter says. */
export function IgnoredWords({ words }: { words: readonly string[] }) {
  return (
    <p role="status" className="text-sm wrap-anywhere text-ink-2">
      {words.map((word) => (
        <s key={word} className="mr-2">
          {word}
        </s>
      ))}
      not something we can search for
    </p>
  )
}
