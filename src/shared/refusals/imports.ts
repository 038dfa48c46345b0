import { formatNumber } from '../money.ts'

/** Refusals of imports and their files. */
export const importRefusals = {
  file_not_csv: 'Invalid file type: Please select a CSV file',
  file_not_contacts:
    'Invalid file type: Please select a CSV or vCard file. In Excel, choose Save as, then CSV UTF-8.',
  file_not_vcard: 'There is no vCard in this file: export your contacts again, as vCard or CSV',
  file_card_too_long: ({ name, kilobytes }: { name: string; kilobytes: number }) =>
    `Nothing was read: ${name === '' ? 'a card' : `the card of ${name}`} has more than ${kilobytes} KB of text. Shorten it or take it out, and choose the file again.`,
  file_missing: 'Please upload a CSV file',
  file_empty: 'This file has no rows.',
  file_too_large: ({ megabytes }: { megabytes: number }) =>
    `At most ${megabytes} MB a file. Import it in parts.`,
  file_too_many_rows: ({ most }: { most: number }) =>
    `At most ${formatNumber(most)} rows a file. Import it in parts.`,
  file_too_many_columns: ({ most }: { most: number }) =>
    `At most ${formatNumber(most)} columns a file.`,
  imports_checking: ({ most }: { most: number }) =>
    `${most} files of yours are being checked. Wait for one of them, or cancel it.`,
  imports_stored: ({ megabytes }: { megabytes: number }) =>
    `Your checked files that were not imported take ${megabytes} MB. Import or discard some of them first.`,
  check_failed: 'The file could not be checked. Please send it again.',
  check_cancelled: 'The check was cancelled.',
  import_not_cancellable: 'This import is not being checked or run.',
  import_of_another: 'Only whoever started an import, or an admin, can cancel it.',
  import_checking: 'This import is still being checked.',
  import_cancelled: 'This import was cancelled.',
  one_file_at_a_time: 'Choose one file at a time.',
  column_missing: ({ labels }: { labels: readonly string[] }) =>
    `No column of this file is named ${labels.join(' or ')}.`,
  column_twice: ({ field }: { field: string }) => `Two columns stand for ${field}`,
  column_unknown: ({ field }: { field: string }) => `There is no field ${field}`,
  import_failed: 'Import failed',
  import_matched_anew: 'Its columns were matched anew meanwhile. Look at its rows again.',
  import_still_running: 'This import is still running.',
  import_running_already: 'This import is running already.',
  import_undone: 'This import was undone.',
  import_undone_already: 'This import was undone already.',
  import_done_already: 'This import is done already.',
  import_run_already: 'This import was run already.',
  import_not_run: 'This import was not run.',
  spelling_not_in_file: 'No row of this file has this text.',
  field_not_in_file: 'This file has no such column.',
  no_such_row: 'This file has no such row.',
  row_not_update: ({ row }: { row: number }) => `Row ${formatNumber(row)} is not an update.`,
  answer_not_found: 'This answer was forgotten already.',
}

type Named = { name: string }

/** The reason shown with a row of a file: why it is not created, or why its record is kept when it is undone. */
export const rowRefusals = {
  yes_or_no: 'Write yes or no',
  sheet_fault: 'The spreadsheet could not work this out',
  two_readings: ({ text, more, less }: { text: string; more: string; less: string }) =>
    `“${text}” may be ${more} or ${less}. Write which one.`,
  may_mean: ({ text, readings }: { text: string; readings: readonly string[] }) =>
    `“${text}” may be ${readings.join(' or ')}. Write what it is.`,
  digits_lost: 'The spreadsheet cut off digits of this number. Write it anew',
  header_again: 'The headers of the columns again',
  not_a_record: 'A heading, a total or a note, and no record of its own',
  day_in_words: 'Write a day, for example 19 Nov 2026',
  no_project_named: ({ name }: Named) => `There is no project named ${name}`,
  several_projects_named: ({ name, count }: Named & { count: number }) =>
    `${formatNumber(count)} projects are named ${name}: give the project id`,
  several_contacts: ({ count }: { count: number }) =>
    `${formatNumber(count)} contacts have this address or number, give the id`,
  several_such_contacts: ({ count }: { count: number }) =>
    `${formatNumber(count)} contacts with this address or number may be meant: merge them first`,
  person_without_name: 'Write a name or a phone number',
  row_quotation_open: ({ row }: { row: number }) =>
    `From row ${formatNumber(row)} on the file cannot be read: a quotation mark is opened there and not closed.`,
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
  row_not_written: 'This row could not be written',
  row_owner_deleted: 'What it belongs to was deleted meanwhile',
  changed_since: 'It was changed since',
  nothing_differs: 'Already here, nothing differs',
  left_out: 'Left out by your answer',
  changed_since_check: ({ labels, by }: { labels: readonly string[]; by: string }) =>
    `${labels.join(', ')}: changed by ${by} since the check`,
  deleted_since_check: 'It was deleted since the check',
  fields_changed_since: ({ labels }: { labels: readonly string[] }) =>
    `${labels.join(', ')}: changed since`,
  has_properties: 'It has properties',
  has_listings: 'It has listings',
  contact_in_use: 'It has homes, messages, deals or notes',
}
