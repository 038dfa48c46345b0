/**
 * Runs in a page: makes its WebGL renderer report a graphics card's name, without which MapLibre is
 * not used.
 */
export function reportGraphicsCard(): void {
  const UNMASKED_RENDERER_WEBGL = 0x9246
  const { getParameter } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER_WEBGL ? 'A graphics card' : getParameter.call(this, name)
  }
}
