import type { ApiReference, Operation } from '../model.ts'
import { csharpSample } from './csharp.ts'
import { goSample } from './go.ts'
import { javaSample } from './java.ts'
import { javascriptSample } from './javascript.ts'
import { pythonSample } from './python.ts'
import { sampleRequest } from './sample-request.ts'
import { shellSample } from './shell.ts'

/** The code of one request in one language. */
export interface RequestSample {
  /** Label of the language, as in `SAMPLE_LANGUAGES`. */
  language: string
  code: string
}

/** The same request in every language: complete programs that send what the operation's first example says. */
export function requestSamples(reference: ApiReference, operation: Operation): RequestSample[] {
  const request = sampleRequest(reference, operation)
  return [
    { language: 'Shell', code: shellSample(request) },
    { language: 'Python', code: pythonSample(request) },
    { language: 'JavaScript', code: javascriptSample(request) },
    { language: 'Java', code: javaSample(request) },
    { language: 'Go', code: goSample(request) },
    { language: 'C#', code: csharpSample(request) },
  ]
}
