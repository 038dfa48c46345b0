/** The seconds that a request is willing to wait (`Prefer: wait=1`, RFC 7240), at most `longest`. */
export function preferredWait(header: string | undefined, longest: number): number {
  const [, seconds] = /(?:^|[,;\s])wait\s*=\s*(\d{1,9})/i.exec(header?.slice(0, 200) ?? '') ?? []
  return seconds === undefined ? longest : Math.min(Number(seconds), longest)
}
