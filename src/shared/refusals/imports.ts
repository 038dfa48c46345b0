import { formatNumber } from '../money.ts'

/** Refusals of imports and their files. */
export const importRefusals = {
  file_not_csv: 'Invalid file type: Please select a CSV file',
  file_not_contacts:
    'Invalid file type: Please select a CSV or vCard file. In Excel, choose Save as, then CSV UTF-8.',
  file_not_vcard: 'This file contains no vCard. Export your contacts again as vCard or CSV.',
  file_card_too_long: ({ name, kilobytes }: { name: string; kilobytes: number }) =>
    `Nothing was imported: ${name === '' ? 'a card' : `the card of ${name}`} has more than ${kilobytes} KB of text. Shorten or remove it, then choose the file again.`,
  file_missing: 'Please upload a CSV file',
  file_empty: 'This file has no rows.',
  file_too_large: ({ megabytes }: { megabytes: number }) =>
    `Files can be up to ${megabytes} MB. Split the file into parts.`,
  file_too_many_rows: ({ most }: { most: number }) =>
    `Files can have up to ${formatNumber(most)} rows. Split the file into parts.`,
  file_too_many_columns: ({ most }: { most: number }) =>
    `Files can have up to ${formatNumber(most)} columns.`,
  imports_checking: ({ most }: { most: number }) =>
    `You already have ${most} files being checked. Wait for one to finish, or cancel one.`,
  imports_stored: ({ megabytes }: { megabytes: number }) =>
    `Your checked files take up ${megabytes} MB. Import or discard some first.`,
  check_failed: 'Couldn’t check the file. Please upload it again.',
  check_cancelled: 'The check was cancelled.',
  import_not_cancellable: 'This import isn’t being checked or run.',
  import_of_another:
    'Only the person who started the import or an admin can change, run or cancel it.',
  import_checking: 'This import is still being checked.',
  import_cancelled: 'This import was cancelled.',
  one_file_at_a_time: 'Choose one file at a time.',
  column_missing: ({ labels }: { labels: readonly string[] }) =>
    `No column of this file is named ${labels.join(' or ')}.`,
  column_twice: ({ field }: { field: string }) => `Two columns are mapped to ${field}`,
  column_unknown: ({ field }: { field: string }) => `There is no field ${field}`,
  import_failed: 'Import failed',
  import_matched_anew: 'The column mapping has changed. Check the rows again.',
  import_still_running: 'This import is still running.',
  import_running_already: 'This import is already running.',
  import_undone: 'This import was undone.',
  import_undone_already: 'This import was already undone.',
  import_done_already: 'This import is already done.',
  import_run_already: 'This import was already run.',
  import_not_run: 'This import hasn’t been run.',
  spelling_not_in_file: 'No row of this file has this text.',
  field_not_in_file: 'This file has no such column.',
  no_such_row: 'This file has no such row.',
  row_not_update: ({ row }: { row: number }) => `Row ${formatNumber(row)} isn’t an update.`,
  answer_not_found: 'This answer was already deleted.',
}

type Named = { name: string }

/** The reason shown with a row of a file: why it is not created, or why its record is kept when it is undone. */
export const rowRefusals = {
  yes_or_no: 'Enter yes or no',
  sheet_fault: 'The spreadsheet couldn’t calculate this',
  two_readings: ({ text, more, less }: { text: string; more: string; less: string }) =>
    `“${text}” may be ${more} or ${less}. Enter the right one.`,
  may_mean: ({ text, readings }: { text: string; readings: readonly string[] }) =>
    `“${text}” may be ${readings.join(' or ')}. Enter the right one.`,
  digits_lost: 'The spreadsheet cut off digits of this number. Enter it again',
  header_again: 'Repeated column headers',
  not_a_record: 'A heading, total or note, not a record',
  day_in_words: 'Enter a date, for example 19 Nov 2026',
  no_project_named: ({ name }: Named) => `There is no project named ${name}`,
  several_projects_named: ({ name, count }: Named & { count: number }) =>
    `${formatNumber(count)} projects are named ${name}: enter the project ID`,
  several_contacts: ({ count }: { count: number }) =>
    `${formatNumber(count)} contacts have this address or number: enter the contact ID`,
  several_such_contacts: ({ count }: { count: number }) =>
    `${formatNumber(count)} contacts have this address or number: merge them first`,
  person_without_name: 'Enter a name or a phone number',
  row_quotation_open: ({ row }: { row: number }) =>
    `The file can’t be read from row ${formatNumber(row)}: a quotation mark is opened there and not closed.`,
  row_two_encodings: ({ column }: { column: number }) =>
    `Column ${column} mixes two encodings. Save the file as CSV UTF-8.`,
  row_too_long: ({ cells, columns }: { cells: number; columns: number }) =>
    `This row has ${formatNumber(cells)} cells, the header ${formatNumber(columns)}. Put text that holds the separator in quotation marks.`,
  row_cell_too_long: ({ column, kilobytes }: { column: number; kilobytes: number }) =>
    `Column ${column} has more than ${kilobytes} KB. A quotation mark may be missing.`,
  row_too_large: ({ kilobytes }: { kilobytes: number }) =>
    `This row has more than ${kilobytes} KB. A quotation mark may be missing.`,
  same_row: ({ row }: { row: number }) => `Same as row ${formatNumber(row)} of this file`,
  same_developer: ({ name }: Named) => `Same name as ${name}`,
  same_project: ({ name }: Named) => `Same name and address as ${name}`,
  same_contact: ({ name }: Named) => `Same person as ${name}`,
  same_unit: ({ name }: Named) => `Same project and number as ${name}`,
  row_not_written: 'This row couldn’t be saved',
  row_owner_deleted: 'The record it belongs to was deleted',
  changed_since: 'Changed since',
  nothing_differs: 'Already here, no changes',
  left_out: 'Skipped by your answer',
  changed_since_check: ({ labels, by }: { labels: readonly string[]; by: string }) =>
    `${labels.join(', ')}: changed by ${by} since the check`,
  deleted_since_check: 'Deleted since the check',
  fields_changed_since: ({ labels }: { labels: readonly string[] }) =>
    `${labels.join(', ')}: changed since`,
  has_properties: 'Has properties',
  has_listings: 'Has listings',
  contact_in_use: 'Has homes, messages, deals or notes',
}
