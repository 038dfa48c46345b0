const track = { fill: 'none', strokeWidth: 4, vectorEffect: 'non-scaling-stroke' } as const

/** The track of a siding, highlighted when reached or current. */
export function StageSiding({ isHere, isReached }: { isHere: boolean; isReached: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      className="absolute top-2 left-0 h-8 w-full overflow-visible"
    >
      <path d="M50 29 H64 C82 29 78 2 100 2" {...track} className="stroke-line" />
      <path
        d="M0 2 C22 2 18 29 36 29 H50"
        {...track}
        className={isHere ? 'stroke-accent' : 'stroke-line'}
      />
      {isReached && <path d="M-50 2 H0" {...track} className="stroke-accent" />}
    </svg>
  )
}

/** The fork at the end of the line. */
export function StageFork({ end }: { end: 'siding' | 'won' | 'lost' | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 60"
      preserveAspectRatio="none"
      className="absolute top-0 -left-1/2 h-15 w-[calc(50%+2.25rem)]"
    >
      <path
        d="M8 10 C46 10 44 52 100 52"
        {...track}
        className={end === 'lost' ? 'stroke-danger' : 'stroke-line'}
      />
      <path
        d="M0 10 H100"
        {...track}
        className={end === 'won' ? 'stroke-success' : 'stroke-line'}
      />
    </svg>
  )
}
