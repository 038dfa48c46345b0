import { crc32 } from 'node:zlib'

export const aPdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n',
)
export const aWordFile = office('word/document.xml', 'wordprocessingml.document.main')
export const anExcelFile = office('xl/workbook.xml', 'spreadsheetml.sheet.main')
/** The same as Word saves it with macros. */
export const aMacroFile = zip({
  '[Content_Types].xml': contentTypes('application/vnd.ms-word.document.macroEnabled.main'),
  'word/document.xml': '<document/>',
})
export const aZip = zip({ 'readme.txt': 'Hello' })

function office(part: string, kind: string): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.${kind}`
  return zip({ '[Content_Types].xml': contentTypes(type), [part]: '<document/>' })
}

function contentTypes(type: string): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/part.xml" ContentType="${type}+xml"/></Types>`
}

/** A ZIP file whose entries are stored without compression. */
function zip(entries: Record<string, string>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(content.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), content])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, where, Buffer.from(name)]),
    )
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end])
}
