/** An init script that adds up layout shifts as `shifted`. */
export function watchShifts(): void {
  Reflect.set(window, 'shifted', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shifted: number = Reflect.get(window, 'shifted')
      Reflect.set(window, 'shifted', shifted + Number(Reflect.get(entry, 'value')))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
