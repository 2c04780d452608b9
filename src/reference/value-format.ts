/** How a value becomes the text of a path, a query, a header or a cookie: the table of styles of OpenAPI. */

/** How OpenAPI writes a value that is a list or an object. */
export type Style =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'cookie'

/** How a value is written. */
export interface ValueFormat {
  style: Style
  /** Each entry of a list or an object by itself. */
  explode: boolean
  /** Signs such as `/` and `:` are sent as they are. */
  allowReserved?: boolean
}

/** A name with a value in a query or a form. */
export interface Pair {
  name: string
  value: string
  /** Both as they are sent. */
  wire: string
}

type Encode = (text: string) => string

/** Signs between entries that are no part of them, encoded: neither a blank nor a bar may stand in an address. */
const DELIMITERS: Partial<Record<Style, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' }

/** A value in a path, in the style `simple`, `label` or `matrix`. */
export function pathText(name: string, value: unknown, format: ValueFormat): string {
  const encode = encoderOf(format)
  const { style, explode } = format
  // A comma in a single text separates nothing and stays readable.
  if (style === 'simple' && !isObject(value)) return encode(scalar(value)).replaceAll('%2C', ',')
  if (style === 'matrix') return matrix(encode(name), value, explode, encode)
  const text = listed(value, explode, style === 'label' && explode ? '.' : ',', encode)
  return style === 'label' ? `.${text}` : text
}

/** A value of a header, which is not encoded but for what a header cannot hold. */
export function headerText(value: unknown, { explode }: Pick<ValueFormat, 'explode'>): string {
  return listed(value, explode, ',', headerSafe)
}

/** A text without the signs that a header cannot hold. */
export function headerSafe(text: string): string {
  return text.replace(/[^\t\x20-\x7e]+/g, encodeURIComponent)
}

/** A value in a query or a form: several pairs where each entry stands by itself. */
export function queryPairs(name: string, value: unknown, format: ValueFormat): Pair[] {
  const encode = encoderOf(format)
  const { style, explode } = format
  const pair = (key: string, entry: unknown): Pair => {
    const text = scalar(entry)
    return { name: key, value: text, wire: `${encodeURIComponent(key)}=${encode(text)}` }
  }
  if (style === 'deepObject' && isObject(value)) return deepPairs(name, value, pair)
  if (!isObject(value)) return [pair(name, value)]
  if (explode)
    return Array.isArray(value)
      ? value.map((entry) => pair(name, entry))
      : Object.entries(value).map(([key, entry]) => pair(key, entry))
  const delimiter = DELIMITERS[style] ?? ','
  const entries = Array.isArray(value) ? value : Object.entries(value).flat()
  const text = entries.map(scalar)
  return [
    {
      name,
      value: text.join(decodeURIComponent(delimiter)),
      wire: `${encodeURIComponent(name)}=${text.map(encode).join(delimiter)}`,
    },
  ]
}

/** A value in cookies: one after the other, as browsers send them. */
export function cookieTexts(name: string, value: unknown, format: ValueFormat): string[] {
  const pairs = queryPairs(name, value, { ...format, style: 'form' })
  return pairs.map(({ name: key, value: text, wire }) =>
    format.style === 'cookie' ? `${key}=${text}` : wire,
  )
}

/** Names in brackets, one for each level: `filter[size][min]`. */
function deepPairs(name: string, value: object, pair: (key: string, entry: unknown) => Pair): Pair[] {
  return Object.entries(value).flatMap(([key, entry]): Pair[] => {
    const inner = Array.isArray(value) ? name : `${name}[${key}]`
    return isObject(entry) ? deepPairs(inner, entry, pair) : [pair(inner, entry)]
  })
}

function matrix(name: string, value: unknown, explode: boolean, encode: Encode): string {
  const one = (key: string, entry: unknown) => {
    const text = encode(scalar(entry))
    return text === '' ? `;${key}` : `;${key}=${text}`
  }
  if (!isObject(value)) return one(name, value)
  if (!explode) return `;${name}=${listed(value, false, ',', encode)}`
  return Array.isArray(value)
    ? value.map((entry) => one(name, entry)).join('')
    : Object.entries(value)
        .map(([key, entry]) => one(encode(key), entry))
        .join('')
}

/** Entries behind each other; those of an object with their names. */
function listed(value: unknown, explode: boolean, delimiter: string, encode: Encode): string {
  if (!isObject(value)) return encode(scalar(value))
  if (Array.isArray(value)) return value.map((entry) => encode(scalar(entry))).join(delimiter)
  return Object.entries(value)
    .map(([key, entry]) => `${encode(key)}${explode ? '=' : delimiter}${encode(scalar(entry))}`)
    .join(delimiter)
}

/** OpenAPI leaves open how an object inside a list is written; JSON is what most services read. */
function scalar(value: unknown): string {
  if (value === null || value === undefined) return ''
  return isObject(value) ? JSON.stringify(value) : String(value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function encoderOf({ allowReserved }: ValueFormat): Encode {
  return allowReserved ? encodeUnreserved : encodeURIComponent
}

/** Leaves what an address may hold as it is, triplets such as `%20` too, but for the signs that would end the value. */
function encodeUnreserved(text: string): string {
  return text
    .split(/(%[0-9A-Fa-f]{2}|[:/?@!$'()*,;])/)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part)))
    .join('')
}
