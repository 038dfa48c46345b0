/** What draws WebGL 2 in this browser: a graphics card, the processor, or nothing. */
export type WebGl = 'card' | 'processor' | null

let cached: WebGl | undefined

/** Checked once: each check costs a WebGL context. */
export function webGl(): WebGl {
  if (cached === undefined) cached = check()
  return cached
}

/** Renderers without a graphics card, by the names browsers report; some browsers report none. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

function check(): WebGl {
  const context = document.createElement('canvas').getContext('webgl2')
  if (!context) return null
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return SOFTWARE.test(String(renderer)) ? 'processor' : 'card'
}
