/** Keys of the code texts of a reference page: whoever highlights the texts and whoever draws the page name them alike. */

/** The languages of request samples, in the order of their tabs; labels are those of the tabs in guides, which follow the same choice. */
export const SAMPLE_LANGUAGES = [
  { label: 'Shell', highlight: 'bash' },
  { label: 'Python', highlight: 'python' },
  { label: 'JavaScript', highlight: 'js' },
  { label: 'Java', highlight: 'java' },
  { label: 'Go', highlight: 'go' },
  { label: 'C#', highlight: 'csharp' },
] as const

/** @param language the label of one of `SAMPLE_LANGUAGES` */
export function sampleKey(operationId: string, language: string): string {
  return `sample ${operationId} ${language}`
}

/** @param ownerId id of the operation for request bodies, of the response, or of the message */
export function exampleKey(ownerId: string, mediaType: string, exampleName: string): string {
  return `example ${ownerId} ${mediaType} ${exampleName}`
}
