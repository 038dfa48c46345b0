/** First names in Thai and as their owners may spell them. */
export const firstNames = spelledTwice(`
  สมชาย Somchai
  สมหญิง Somying
  ณัฐพงศ์ Nattapong
  กัญญารัตน์ Kanyarat
  วรรณา Wanna
  ศิริพร Siriporn
  สุภาวดี Supawadee
  อภิสิทธิ์ Apisit
  กิตติศักดิ์ Kittisak
  อรอนงค์ Onanong
  ธีรเดช Theeradech
  กมลชนก Kamonchanok
  สุชาดา Suchada
  ณิชา Nicha
  วรวิทย์ Worawit
  พิมพ์ชนก Pimchanok
  จิรายุ Jirayu
  ปรียา Priya
  ธนกร Thanakorn
  ชัยวัฒน์ Chaiwat
  รัชนี Ratchanee
  มาลี Malee
  วิไลพร Wilaiporn
  ประสิทธิ์ Prasit
  เบญจมาศ Benjamas
  ดวงใจ Duangjai
  ขวัญฤทัย Kwanruethai
  พีรพัฒน์ Peerapat
`)

/** Family names in the same way. */
export const familyNames = spelledTwice(`
  ใจดี Jaidee
  ศรีสุข Srisuk
  วงศ์ทอง Wongthong
  แสงอรุณ Saengarun
  บุญประเสริฐ Boonprasert
  พูลสวัสดิ์ Poolsawat
  ทองอินทร์ Thongin
  รัตนวิไล Rattanawilai
  แก้วมณี Kaewmanee
  สุวรรณโพธิ์ Suwannapho
  เลิศวงศา Lertwongsa
  จันทรพิทักษ์ Chantharapitak
  อุดมโชค Udomchok
  พรหมมินทร์ Phrommin
  วัฒนสิน Wattanasin
  มูลศรี Moonsri
  คำสิงห์ Khamsing
  ภักดี Pakdee
  ฤทธิรงค์ Ritthirong
  เจริญผล Charoenphon
`)

export const foreignNames = linesOf(`
  Sophie Marchetti
  Daniel Okafor
  Hiroshi Nakabayashi
  Grace Lindqvist
  Rajesh Balakrishnan
  Emily Hartigan
  Jonathan Reyes
  Oliver Brandt
  Claire Dumontier
  Margaret Ashdown
  Lucas Verhoeven
  Elena Kowalczyk
  Mateo Iglesias
  Farah Iskandar
  Andrew Pemberley
`)

export const nicknames = ['Nok', 'Ploy', 'Bank', 'Fah', 'Ton', 'Mint', 'Beer', 'Gift']

function spelledTwice(text: string): (readonly [thai: string, latin: string])[] {
  return linesOf(text).map((line) => {
    const [thai = '', latin = ''] = line.split(' ')
    return [thai, latin]
  })
}

function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
}
