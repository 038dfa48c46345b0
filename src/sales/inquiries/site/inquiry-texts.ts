/** The texts of asking about a home, besides the specified ones. */
export const inquiryTexts = {
  id: 'inquiry' as const,
  questions: 'Ready questions',
  available: 'Is it still available?',
  visit: 'Can I see it?',
  pets: 'Are pets allowed?',
  whenFree: 'Tell me when it is available',
  similar: 'Show me similar homes',
  petsHere: (policy: string) => `${policy} here.`,
  message: 'Message',
  preferredTime: 'When would suit you?',
  timeExample: 'Saturday morning, or any day after six',
  weConfirm: 'We’ll confirm the time.',
  call: 'Call',
  email: 'Email',
  orWrite: 'or write',
}
