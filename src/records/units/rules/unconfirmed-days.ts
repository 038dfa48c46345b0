/** Days after which an available home has to be confirmed again. */
export const UNCONFIRMED_DAYS = 14
