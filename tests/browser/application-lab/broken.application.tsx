/** One that throws when it is first drawn. */
export default function Broken(): never {
  throw new Error('Broken at once')
}
