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

/** The label of one of `SAMPLE_LANGUAGES`. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]['label']

/** @param choice which request of the operation, counted from 0 (`sampleChoices`) */
export function sampleKey(operationId: string, language: SampleLanguage, choice = 0): string {
  return `sample ${operationId} ${choice} ${language}`
}

/** @param ownerId id of the operation for request bodies, of the response, or of the message */
export function exampleKey(ownerId: string, mediaType: string, exampleName: string): string {
  return `example ${ownerId} ${mediaType} ${exampleName}`
}
