import { formatNumber } from '../money.ts'

/** Refusals of typed values that public forms check without schemas. */
export const typedRefusals = {
  required: 'Required',
  email_address: 'Enter an email address such as name@example.com',
  phone_number: 'Enter a phone number such as 081 234 5678',
  characters_too_many: ({ over, most }: { over: number; most: number }) =>
    `${formatNumber(over)} too many: at most ${formatNumber(most)} characters`,
  line_id: 'Enter a LINE ID such as sathani or @sathani',
}
