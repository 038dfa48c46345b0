declare global {
  interface Window {
    frameTimes?: () => number[]
  }
}

/** Records when each frame begins, in the page, until the intervals are read. */
export function watchFrames(): void {
  const frameStarts: number[] = []
  const note = (at: number) => {
    frameStarts.push(at)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  window.frameTimes = () => frameStarts.slice(1).map((at, i) => at - (frameStarts[i] ?? at))
}
