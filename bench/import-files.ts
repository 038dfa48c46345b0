/** CSV files for the import benchmark: mostly good rows, some duplicates, some invalid. */

const ROADS = [
  'Sukhumvit',
  'Phahonyothin',
  'Lat Phrao',
  'Ratchadaphisek',
  'Pradiphat',
  'Narathiwat',
]
const DEVELOPERS = 40
const ROWS_A_BUILDING = 25

/** A file of properties: 3 in 100 exist already, 2 in 100 have no address. */
export function projectFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, i) => {
    const place = i % 100 < 3 ? i - (i % 100) + 50 : i
    const road = ROADS[place % ROADS.length]
    const address =
      i % 100 > 97 ? 'nowhere' : `${place} Soi ${road} ${1 + (place % 60)}, Bangkok 10110`
    const figures = `${80 + (place % 900)},${8 + (place % 40)},"${1000 + (place % 900)} sqm"`
    return `${nameOf(rows, place)},โครงการ ${place},คอนโด,Developer ${place % DEVELOPERS},"${address}",${2540 + (place % 28)},${figures},"Pool, gym; ที่จอดรถ",ไม่,no,A quiet home ${place}`
  })
  return `name,ชื่อไทย,type,developer,address,year built,units,floors,land,facilities,pets,smoking,about\n${lines.join('\n')}\n`
}

/**
 * A file of units in the properties of a file of the same size: 2 in 100 are duplicates, 2 in 100
 * have no price.
 */
export function unitFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, i) => {
    const place = i % 100 < 2 ? i + 5 : i
    const building = Math.floor(place / ROWS_A_BUILDING)
    const number = `${1 + (place % ROWS_A_BUILDING)}/${building}`
    // Buildings 98 and 99 of each 100, and the duplicated first three, do not exist.
    const home = nameOf(rows, building - (building % 100) + 3 + (building % 90))
    const price = i % 100 > 97 ? '' : `${(2 + (place % 90) / 10).toFixed(1)}M`
    return `${home},${number},${1 + (place % 40)},${place % 4},${1 + (place % 2)},${25 + (place % 80)} sqm,"${price}","${10 + (place % 60)},000",Furnished,South East,"City view, Pool view",ใช่,Home ${place} above the trees`
  })
  return `โครงการ,ห้อง,ชั้น,ห้องนอน,ห้องน้ำ,ขนาด,ราคาขาย,ค่าเช่า,furnishing,facing,view,show,about\n${lines.join('\n')}\n`
}

function nameOf(rows: number, place: number): string {
  return `Residence ${rows} ${place}`
}
