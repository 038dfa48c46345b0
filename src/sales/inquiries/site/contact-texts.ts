export const contactTexts = {
  id: 'contact' as const,
  missing: {
    title: 'Missing Information',
    text: 'Please fill in your name and email address.',
  },
  failed: { title: 'Error', text: 'Failed to submit your inquiry. Please try again.' },
  sent: { title: '', text: "Thank you! We've received your inquiry and will contact you soon." },
  send: 'Send Message',
  sending: 'Sending...',
  sendAgain: 'Send again',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  countryCode: 'Country code',
  requirements: 'What are you looking for?',
  sameAsPhone: 'Same as phone',
}
