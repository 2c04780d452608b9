/** A report of two pages with headings, paragraphs and a table, as a PDF whose text can be selected. */

interface Text {
  text: string
  x: number
  /** From the lower edge. */
  y: number
  size: number
  bold?: true
}

const LEFT = 72
const TOP = 740
const LINE = 18
const COLUMNS = [LEFT, 240, 320, 400]
const RIGHT = 480

const TABLE = [
  ['Segment', '2024', '2025', 'Change'],
  ['Sensors', '188.4', '214.9', '14 %'],
  ['Controllers', '121.0', '126.3', '4 %'],
  ['Services', '68.7', '70.8', '3 %'],
  ['Total', '378.1', '412.0', '9 %'],
]

const FIRST = `Revenue of Acme Instruments grew by nine percent in the second
quarter, to 412.0 million dollars. Orders for sensors were strong in
every region. The new plant opened in May, a month before its date.`

const SECOND = `The company expects the same pace for the rest of the year. It plans
to spend 60 million dollars on its plants, as in the year before.
All figures and names of this report are invented.`

/** @returns the bytes of the document */
export function pdfOf(): Buffer {
  const pages = [firstPage(), secondPage()]
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${5 + 2 * page} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    ...pages.flatMap((content, page) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${6 + 2 * page} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

function firstPage(): string {
  const table = TABLE.flatMap((row, index) =>
    row.map(
      (text, column): Text => ({
        text,
        x: COLUMNS[column] ?? LEFT,
        y: 560 - index * LINE,
        size: 11,
        ...(index === 0 && { bold: true }),
      }),
    ),
  )
  return [
    drawn({ text: 'Acme Instruments', x: LEFT, y: TOP, size: 20, bold: true }),
    drawn({ text: 'Report on the second quarter of 2025', x: LEFT, y: TOP - 26, size: 13 }),
    ...paragraph(FIRST, TOP - 64),
    drawn({ text: 'Revenue by segment, million dollars', x: LEFT, y: 590, size: 12, bold: true }),
    ...table.map(drawn),
    ...[574, 554, 500, 482].map((y) => `${LEFT} ${y} m ${RIGHT} ${y} l S`),
  ].join('\n')
}

function secondPage(): string {
  return [
    drawn({ text: 'Outlook', x: LEFT, y: TOP, size: 16, bold: true }),
    ...paragraph(SECOND, TOP - 34),
    drawn({ text: 'Page 2', x: LEFT, y: 48, size: 9 }),
  ].join('\n')
}

function paragraph(text: string, top: number): string[] {
  return text
    .split('\n')
    .map((line, index) => drawn({ text: line, x: LEFT, y: top - index * LINE, size: 11 }))
}

function drawn({ text, x, y, size, bold }: Text): string {
  return `BT /${bold ? 'B' : 'R'} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
}
