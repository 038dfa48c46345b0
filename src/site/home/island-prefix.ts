/** Keeps the ids of the map's section apart from those of the rest of its page. */
export const ISLAND_PREFIX = 'map'
