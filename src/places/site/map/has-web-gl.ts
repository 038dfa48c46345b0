let known: boolean | undefined

/** Whether this browser draws by WebGL, as MapLibre needs it. Asked once: each question costs a context. */
export function hasWebGl(): boolean {
  known ??= asks()
  return known
}

function asks(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
