/** How days are named in texts to clients, whatever language the screen has. */
const locales = { en: 'en-GB', th: 'th-TH' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** `Sunday 29 November`, `วันอาทิตย์ที่ 29 พฤศจิกายน`: a day in Bangkok that is not far off, so without its year. */
export function weekdayAndDate(moment: Date | string, language: 'en' | 'th'): string {
  const part = (kind: 'weekday' | 'day' | 'month') => {
    const format =
      formats.get(language + kind) ??
      new Intl.DateTimeFormat(locales[language], {
        timeZone: 'Asia/Bangkok',
        [kind]: kind === 'day' ? 'numeric' : 'long',
      })
    formats.set(language + kind, format)
    return format.format(new Date(moment))
  }
  const date = `${part('day')} ${part('month')}`
  return language === 'th' ? `${part('weekday')}ที่ ${date}` : `${part('weekday')} ${date}`
}
