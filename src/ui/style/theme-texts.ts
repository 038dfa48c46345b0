/** Day, night, or as the system is. */
export const themeTexts = {
  id: 'theme' as const,
  colours: 'Colours',
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
}
