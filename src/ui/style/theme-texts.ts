/** Day, night, or as the system is. */
export const themeTexts = {
  id: 'theme' as const,
  colours: 'Colours',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}
