import { SAMPLE_LANGUAGES, type SampleLanguage } from '../code-keys.ts'
import type { ApiReference, Operation } from '../model.ts'
import { csharpSample } from './csharp.ts'
import { goSample } from './go.ts'
import { javaSample } from './java.ts'
import { javascriptSample } from './javascript.ts'
import { pythonSample } from './python.ts'
import { sampleChoices } from './sample-choices.ts'
import { type SampleRequest, sampleRequest } from './sample-request.ts'
import { shellSample } from './shell.ts'

/** The code of one request in one language. */
export interface RequestSample {
  /** Label of the language, as in `SAMPLE_LANGUAGES`. */
  language: SampleLanguage
  code: string
}

const WRITERS: Record<SampleLanguage, (request: SampleRequest) => string> = {
  Shell: shellSample,
  Python: pythonSample,
  JavaScript: javascriptSample,
  Java: javaSample,
  Go: goSample,
  'C#': csharpSample,
}

/**
 * The same request in every language: complete programs that send what the operation asks for.
 * @param choice which of `sampleChoices`; the usual one when absent
 */
export function requestSamples(
  reference: ApiReference,
  operation: Operation,
  choice = sampleChoices(operation)[0] ?? { need: [] },
): RequestSample[] {
  return writeSamples(sampleRequest(reference, operation, choice))
}

/** One request in every language. */
export function writeSamples(request: SampleRequest): RequestSample[] {
  return SAMPLE_LANGUAGES.map(({ label }) => ({ language: label, code: WRITERS[label](request) }))
}
