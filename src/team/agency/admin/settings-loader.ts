/** The list of the settings reads nothing. */
export async function loader(): Promise<void> {}
