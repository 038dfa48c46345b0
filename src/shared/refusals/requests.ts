/** Refusals of requests, whatever they are about. */
export const requestRefusals = {
  /** The field faults say what is wrong. */
  invalid_fields: 'Some fields are not valid.',
  nothing_here: 'Not found',
  method_not_allowed: ({ allow }: { allow: string }) => `This address takes ${allow}.`,
  body_not_json_type: 'Send the body as JSON, with Content-Type: application/json.',
  body_not_json: 'The body is not valid JSON.',
  body_ended_early: 'The body ended early.',
  body_too_large: ({ bytes }: { bytes: number }) =>
    `The request is too large. At most ${bytesText(bytes)} are accepted.`,
  form_type: 'Send the form as application/x-www-form-urlencoded.',
  too_many_parameters: ({ most }: { most: number }) => `Send at most ${most} parameters.`,
  at_most_parameters: ({ most }: { most: number }) => `At most ${most} parameters`,
  key_of_another:
    'This Idempotency-Key was sent with another request already. Send a new key with a new request.',
  request_under_way: 'The same request is still under way. Please try again in a moment.',
  must_be_uuid: 'Must be a UUID',
  other_site: 'This request came from another site and was refused.',
  too_many_attempts: ({ seconds }: { seconds: number }) =>
    `Too many attempts. Please try again in ${waitText(seconds)}.`,
  too_busy: 'Too many attempts. Please try again in a moment.',
  server_busy: 'The server is busy with other requests like this. Please try again in a moment.',
  http_error: ({ reason }: { reason: string }) => reason,
  unavailable: 'The service is not available right now. Please try again shortly.',
  disk_full:
    'Nothing can be saved right now: the server has no room left. Please try again later; what is saved is safe.',
  database_unreachable: 'The database cannot be reached.',
  failed: 'Something went wrong on our side. Please try again.',
  process_ended: 'The process that ran it ended.',
  job_failed: 'Something went wrong. The log of the server says what.',
  too_many_streams: 'Too many streams are open.',
  upload_type: ({ field }: { field: string }) =>
    `Send the files as multipart/form-data in the field ${field}.`,
  upload_without_boundary: 'The multipart body has no boundary.',
  upload_ended_early: 'The upload ended early. Please try again.',
  upload_too_large: 'The upload is too large.',
}

function bytesText(bytes: number): string {
  return bytes < 1_048_576 ? `${bytes / 1024} kB` : `${bytes / 1_048_576} MB`
}

function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
