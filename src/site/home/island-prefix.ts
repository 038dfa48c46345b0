/** Prefix of the ids React generates in the map's section, so that they do not clash with the rest of the page. */
export const ISLAND_PREFIX = 'map'
