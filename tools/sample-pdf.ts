/**
 * The report whose extraction `apis/extract-v3.yaml` shows: one page with a heading, a paragraph, a table and a footer, as a PDF whose text can
 * be selected. Its texts stand where the example says.
 */

interface Text {
  text: string
  x: number
  /** From the lower edge. */
  y: number
  size: number
  bold?: true
}

const WIDTH = 612
const HEIGHT = 792
const LEFT = 0.12 * WIDTH
const RIGHT = 0.72 * WIDTH
const COLUMN = 0.2 * WIDTH
const ROW = 0.03 * HEIGHT
const TABLE_TOP = 0.75 * HEIGHT

const TABLE = [
  ['Region', '2023', '2024'],
  ['Calder', '310', '342'],
  ['Oriel', '188', '205'],
]

const TEXTS: Text[] = [
  { text: 'Annual Review 2024', x: LEFT, y: 693, size: 26, bold: true },
  { text: 'Harbour Freight moved more cargo in both regions.', x: LEFT, y: 654, size: 13 },
  { text: 'Revenue by region (USD m)', x: LEFT, y: 607, size: 13, bold: true },
  ...TABLE.flatMap((row, index) =>
    row.map(
      (text, column): Text => ({
        text,
        x: LEFT + column * COLUMN,
        y: TABLE_TOP - index * ROW - 16,
        size: 11,
        ...(index === 0 && { bold: true }),
      }),
    ),
  ),
  { text: 'Harbour Freight, page 1', x: LEFT, y: 30, size: 12 },
]

const RULES = [0, 1, TABLE.length].map((row) => TABLE_TOP - row * ROW)

/** @returns the bytes of the document */
export function pdfOf(): Buffer {
  const content = [...TEXTS.map(drawn), ...RULES.map(rule)].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    '<< /Type /Pages /Count 1 /Kids [5 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents 6 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Title (Annual Review 2024) /Subject (All figures and names of this report are invented.) >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `trailer\n<< /Size ${count} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

function drawn({ text, x, y, size, bold }: Text): string {
  return `BT /${bold ? 'B' : 'R'} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
}

function rule(y: number): string {
  return `${LEFT.toFixed(2)} ${y.toFixed(2)} m ${RIGHT.toFixed(2)} ${y.toFixed(2)} l S`
}
