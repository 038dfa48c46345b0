/** Refusals about signing in and user accounts. */
export const staffRefusals = {
  sign_in_first: 'Please sign in.',
  not_allowed: 'You are not allowed to do this.',
  no_dashboard_access: 'Your account does not have access to the dashboard.',
  wrong_sign_in: 'Invalid username or password',
  username_required: 'Username is required',
  username_with_spaces: 'A username has no spaces',
  username_taken: 'This username is already taken',
  password_required: 'Password is required',
  password_required_for_new_users: 'Password is required for new users',
  current_password_required: 'Enter your current password',
  new_password_required: 'Enter a new password',
  wrong_password: 'The current password is wrong',
  common_password: 'This password is one of the commonest. Choose one that nobody else has.',
  short_password: ({ least }: { least: number }) => `A password has at least ${least} characters.`,
  last_admin: 'At least one active admin must remain',
  no_such_admin: ({ username, admins }: { username: string; admins: readonly string[] }) =>
    `There is no admin named ${username}. Admins: ${admins.join(', ')}.`,
  too_many_filters: ({ most }: { most: number }) =>
    `At most ${most} filters are kept. Delete one first.`,
}
