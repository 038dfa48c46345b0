export type WebGl = { isDrawnByProcessor: boolean }

let known: WebGl | null | undefined

/** How this browser draws by WebGL as MapLibre needs it, or null. Asked once: each question costs a context. */
export function webGl(): WebGl | null {
  if (known === undefined) known = asks()
  return known
}

/** The names of renderers without a graphics card, as browsers tell them: some tell nothing. */
const PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i

function asks(): WebGl | null {
  const context = document.createElement('canvas').getContext('webgl2')
  if (!context) return null
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return { isDrawnByProcessor: PROCESSOR.test(String(renderer)) }
}
