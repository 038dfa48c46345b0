/** Refusals of typed values that public forms check without schemas. */
export const typedRefusals = {
  required: 'Required',
  email_address: 'Enter an e-mail address such as name@example.com',
  phone_number: 'Enter a phone number such as 081 234 5678',
}
