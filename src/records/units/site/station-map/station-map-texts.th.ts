import { countsThai } from '../../../../shared/counted.th.ts'
import type { Translation } from '../../../../shared/language.ts'
import type { stationMapTexts } from './station-map-texts.ts'

const homes = countsThai.home

export const stationMapThai: Translation<typeof stationMapTexts> = {
  id: 'station-map',
  title: 'แผนที่สถานี',
  chooseHint: 'เลือกสถานีเพื่อดูประกาศรอบสถานี',
  minutesHint: 'เลือกที่ทำงานหรือที่เรียน และเวลาเดินทางที่รับได้ แล้วดูผลบนแผนที่รถไฟฟ้า',
  modes: 'สิ่งที่แสดงบนแผนที่',
  around: 'รอบสถานี',
  byMinutes: 'เวลาเดินทางด้วยรถไฟฟ้า',
  show: 'แสดง',
  distance: 'ระยะจากสถานี',
  metres: (metres) => `${metres} ม.`,
  linesShown: 'สายรถไฟฟ้าที่แสดง',
  lines: 'สายรถไฟฟ้า',
  all: 'ทั้งหมด',
  limit: 'ภายในกี่นาที',
  minutesWord: 'นาที',

  railway: 'รถไฟฟ้าในกรุงเทพฯ',
  openMap: 'เปิดแผนที่',
  closeMap: 'ปิดแผนที่',
  wholeCity: 'ทั้งเมือง',
  anotherStation: 'เลือกสถานีอื่น',
  screen: 'แผนที่สถานีและประกาศ',
  homesList: 'ประกาศ',
  chooseStation: 'เลือกสถานี',
  findStation: 'ค้นหาสถานี',
  choosePlaces: 'เลือกสถานที่',
  withinOf: (minutes, place) => `ภายใน ${minutes} นาทีจาก${place}`,
  withinOfBoth: (minutes) => `ภายใน ${minutes} นาทีจากทั้งสองแห่ง`,
  onePlace: 'หนึ่งแห่ง · ประกาศทั้งหมด',
  twoPlaces: 'สองแห่ง · ประกาศทั้งหมด',

  find: 'ค้นหาสถานีนี้',
  byName: 'ชื่อหรือรหัสสถานี',
  nameExample: 'ชื่อหรือรหัส ไทยหรืออังกฤษ',
  most: (metres) => `สถานีที่มีประกาศมากที่สุดภายใน ${metres} ม.`,
  stations: (count) => `${count} สถานี`,
  unread: 'โหลดประกาศไม่สำเร็จ',
  retry: 'ลองใหม่',
  everyStation: 'ทุกสถานี แยกตามสาย',
  everyStationKeys: 'ใช้ปุ่มลูกศรเลื่อนไปตามสาย กด Enter เพื่อเลือก',
  everyStationNote: (note) => `เลือกได้เช่นเดียวกับบนแผนที่ ตัวเลขคือ${note}`,
  fromTo: (line, first, last) => `${line} จาก${first}ถึง${last}`,
  noteOfHomes: (metres) => `จำนวนประกาศภายใน ${metres} ม.`,
  noteOfMinutes: 'เวลาเดินทางด้วยรถไฟฟ้าเป็นนาที',

  homesWithin: (count, metres) => `${homes(count)}ภายใน ${metres} ม.`,
  homesWithinMinutes: (count, minutes) => `${homes(count)}ภายใน ${minutes} นาที`,
  homesOf: (count, metres, station) =>
    `${count === 0 ? 'ไม่มีประกาศ' : homes(count)}ภายใน ${metres} ม. จากสถานี${station}`,
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} และ ${names.at(-1)}`,
  onFoot: 'ระยะเดินคิดเป็นเส้นตรง',
  inBuildings: (buildings, least, most) =>
    `ใน ${buildings} อาคาร เดิน ${least === most ? least : `${least} ถึง ${most}`} นาที`,
  nothingNear: 'ยังไม่มีประกาศในระยะนี้',
  seeAll: (count) => `ดูทั้งหมด ${homes(count)}`,
  about: (station) => `เกี่ยวกับสถานี${station}`,
  outside: (building, count) => `${building} ${homes(count)} อยู่นอกวงกลม`,
  buildings: (buildings, count) => `${buildings} อาคาร ${homes(count)}`,

  choosePlace: 'เลือกที่ทำงานหรือที่เรียน',
  choosePlaceHint: 'กดสถานีบนแผนที่ หรือพิมพ์ชื่อสถานีหรือที่อยู่ หากเลือกสองแห่ง ระบบจะนับแห่งที่ใช้เวลานานกว่า',
  choosePlaceNote: 'แผนที่รถไฟฟ้าจะแสดงว่าแต่ละสถานีใช้เวลาเท่าไร รวมเดิน รอ นั่งรถ และเปลี่ยนสายในวันธรรมดา',
  homesByMinutes: (count, minutes, place) =>
    `${count === null ? 'ประกาศ' : count === 0 ? 'ไม่มีประกาศ' : homes(count)}ภายใน ${minutes} นาทีจาก${place ?? 'ทั้งสองแห่ง'}`,
  minutesTo: (place) => (place === null ? 'เวลาไปยังแห่งที่ใช้เวลานานกว่า' : `เวลาเดินทางไป${place}`),
  fewestFirst: 'จากประตูถึงประตูในวันธรรมดา เรียงจากเวลาน้อยที่สุด',
  doorToDoor: 'จากประตูถึงประตูในวันธรรมดา',
  bars: 'รวมเดิน รอ นั่งรถ และเปลี่ยนสายในวันธรรมดา ความสูงของแท่งคือจำนวนประกาศ',
  more: 'มากกว่า',
  inBand: (count, end, before) =>
    `${homes(count)}ภายใน ${end} นาที${before === undefined ? '' : ` ไกลกว่า ${before} นาที`}`,
}
