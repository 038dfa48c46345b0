/** A station as part of a line's run. */
type OnLine = { code: string; line: string }

/** The Blue Line's loop begins and ends at Tha Phra, where trains from Lak Song join it. */
const LOOP = { line: 'mrt_blue', joint: 'BL01', lastOfLoop: 'BL32' }
/** The Pink Line's branch, by where it leaves the line. */
const BRANCH = { line: 'mrt_pink', from: 'PK10', codes: ['MT01', 'MT02'] }

/**
 * The runs of a line whose `stations` are in the order of their table: the main run, and its branch if it has
 * one.
 */
export function lineRuns<Station extends OnLine>(stations: readonly Station[]): Station[][] {
  const line = stations[0]?.line
  if (line === LOOP.line) return [loop(stations)]
  if (line !== BRANCH.line) return [[...stations]]
  const isBranch = ({ code }: Station) => BRANCH.codes.includes(code)
  const from = stations.filter(({ code }) => code === BRANCH.from)
  return [stations.filter((station) => !isBranch(station)), [...from, ...stations.filter(isBranch)]]
}

function loop<Station extends OnLine>(stations: readonly Station[]): Station[] {
  const after = stations.findIndex(({ code }) => code === LOOP.lastOfLoop) + 1
  const joint = stations.filter(({ code }) => code === LOOP.joint)
  const ring = stations.slice(0, after).filter(({ code }) => code !== LOOP.joint)
  return [...stations.slice(after).toReversed(), ...joint, ...ring.toReversed(), ...joint]
}
