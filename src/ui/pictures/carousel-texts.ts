/** What a carousel of pictures says to those who do not see it. */
export const carouselTexts = {
  id: 'carousel' as const,
  carousel: 'carousel',
  slide: 'slide',
  picturesOf: (name: string) => `Pictures of ${name}`,
  pictureOf: (name: string, number: number) => `${name}, picture ${number}`,
  picture: (number: number) => `Picture ${number}`,
  showPicture: (number: number) => `Show picture ${number}`,
  ofAll: (number: number, count: number) => `${number} of ${count}`,
  pictureOfAll: (number: number, count: number) => `Picture ${number} of ${count}`,
  next: 'Next picture',
  previous: 'Previous picture',
  fullScreen: 'Show full screen',
  close: 'Close',
}
