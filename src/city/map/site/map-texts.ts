/** A map of the city, whatever it shows. */
export const mapTexts = {
  id: 'map' as const,
  map: 'map',
  ofStations: 'Map of stations: arrow keys follow the line, Enter chooses',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  lost: 'The map could not be loaded.',
  retry: 'Retry',
}
