/** The parts of the settings read in the browser, as in the dialog. */
export async function loader(): Promise<void> {}
