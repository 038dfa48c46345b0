/** Texts of every page that is made for one client. */
export const clientPageTexts = {
  id: 'clientPage' as const,
  us: 'Our office',
  home: (number: number) => `Home ${number}`,
  reactTo: (home: string) => `What you think of ${home}`,
  until: (day: string) => `Anyone with this link can open the page until ${day}.`,
  otherWays: 'Or reach us directly',
  call: (phone: string) => `Call ${phone}`,
  email: 'Email',
  overTitle: 'This page has expired',
  unknownTitle: 'We can’t find this page',
  unknown: 'Check that the link is whole: apps sometimes cut off its end.',
}
