declare module '*?inline-script' {
  /** The module as one minified classic script. */
  const text: string
  export default text
}
