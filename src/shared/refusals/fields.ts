import { formatNumber } from '../money.ts'
import { writeNumber } from '../write-number.ts'

type Most = { most: number }
type Least = { least: number }

/** Refusals of one value of an input. */
export const fieldRefusals = {
  /** The schema library's own message, for programmers. */
  not_valid: ({ reason }: { reason: string }) => reason,
  at_most_characters: ({ most }: Most) => `At most ${formatNumber(most)} characters`,
  at_least_characters: ({ least }: Least) => `At least ${formatNumber(least)} characters`,
  at_most_entries: ({ most }: Most) => `At most ${formatNumber(most)} entries`,
  at_most: ({ most }: Most) => `At most ${writeNumber(most)}`,
  at_least: ({ least }: Least) => `At least ${writeNumber(least)}`,
  /** Years are not grouped. */
  year_at_most: ({ most }: Most) => `At most ${most}`,
  year_at_least: ({ least }: Least) => `At least ${least}`,
  more_than_nothing: 'Must be more than 0',
  must_be_number: 'Must be a number',
  two_decimals: 'At most two digits after the point',
  must_be_whole_number: 'Must be a whole number',
  must_be_one_whole_number: 'Must be one whole number',
  must_be_one_number: 'Must be one number',
  must_be_one_text: 'Must be one text',
  must_be_text: 'Must be text',
  must_be_true_or_false: 'Must be true or false',
  must_be_number_or_studio: 'Must be a whole number or studio',
  choose_one_of: ({ choices }: { choices: readonly string[] }) =>
    `Choose one of ${choices.join(', ')}`,
  date: 'Enter a date as YYYY-MM-DD',
  clock_time: 'Enter a time such as 09:00',
  timestamp: 'Enter a timestamp such as 2026-11-20T09:00:00+07:00',
  web_address: 'Enter the address of a website, such as https://example.com',
  web_address_with_password: 'Leave out the name and the password before the @',
  country_code: 'Enter a country code such as +66',
  not_json: 'Not valid JSON',
  unstorable_characters: 'Contains characters that cannot be stored',
  unsearchable_characters: 'Contains characters that cannot be searched',
  unstorable_key: 'A key holds unstorable characters',
  nested_too_deeply: 'Is nested too deeply',
  at_most_years: ({ most }: { most: number }) => `At most ${most} years`,
  year_of_record: 'Enter a year from 1900 to 2200',
  ended_early: 'Ended early',
  not_above: ({ field }: { field: string }) => `Must not be above ${field}`,
}
