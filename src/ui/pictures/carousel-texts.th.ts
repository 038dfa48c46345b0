import type { Translation } from '../../shared/language.ts'
import type { carouselTexts } from './carousel-texts.ts'

export const carouselThai: Translation<typeof carouselTexts> = {
  id: 'carousel',
  carousel: 'ชุดรูปภาพ',
  slide: 'รูปภาพ',
  picturesOf: (name) => `รูปของ ${name}`,
  pictureOf: (name, number) => `${name} รูปที่ ${number}`,
  picture: (number) => `รูปที่ ${number}`,
  showPicture: (number) => `แสดงรูปที่ ${number}`,
  ofAll: (number, count) => `${number} จาก ${count}`,
  pictureOfAll: (number, count) => `รูปที่ ${number} จาก ${count}`,
  next: 'รูปถัดไป',
  previous: 'รูปก่อนหน้า',
  fullScreen: 'แสดงเต็มจอ',
  close: 'ปิด',
}
