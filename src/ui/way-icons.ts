/** The icon of each way to reach somebody, the same on every screen. */
export const wayIcons = {
  phone: 'icon-phone',
  email: 'icon-mail',
  whatsapp: 'icon-message-circle',
  line: 'icon-message-square',
  facebook: 'icon-send',
} as const
