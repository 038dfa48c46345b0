/** Texts of the page for unknown URLs. */
export const notFoundTexts = {
  id: 'not-found' as const,
  documentTitle: 'Page not found · Sathani',
  description: 'Nothing stops at this address.',
  title: 'Page not found',
  text: 'Nothing stops at this address. It may have been moved, or mistyped.',
  scanner:
    'Agents: handwritten notes about deals can be scanned on a phone in the admin dashboard.',
  home: 'Home - Property Search',
  admin: 'Admin Dashboard',
}
