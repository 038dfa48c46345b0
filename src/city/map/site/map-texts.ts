/** A map of the city, whatever it shows. */
export const mapTexts = {
  id: 'map' as const,
  map: 'map',
  ofStations: 'Map of stations: arrow keys follow the line, Enter selects',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  lost: 'Couldn’t load the map.',
  retry: 'Retry',
}
