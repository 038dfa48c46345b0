/** An action below a message. */
export function Act({
  onClick,
  isBusy = false,
  children,
}: {
  onClick: () => void
  isBusy?: boolean
  children: string
}) {
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={onClick}
      className="inline-flex min-h-8 items-center font-strong underline underline-offset-3 disabled:opacity-60 pointer-coarse:min-h-11"
    >
      {children}
    </button>
  )
}
