import { exampleRequest } from '../../../src/mock/example-request.ts'
import type { Exchange } from '../../../src/mock/exchange.ts'
import { mutate } from '../../../src/mock/mutate.ts'
import { provokes } from '../../../src/mock/provokes.ts'
import { Service } from '../../../src/mock/service.ts'
import type { ApiReference } from '../../../src/reference/model.ts'
import { operationsOf } from '../../../src/reference/walk.ts'

const secrets = { access_token: 'token' }

/** What the mock answers to every operation of a document, and to every way to an error of it. */
export function everyAnswer(reference: ApiReference): Exchange[] {
  return operationsOf(reference).flatMap((operation) => {
    const usual = exampleRequest(reference, operation, secrets)
    const service = () => new Service([reference], secrets, () => 1e12)
    return [
      service().answer(usual),
      ...provokes(reference, operation).map(({ mistake, state }) =>
        service().answer((mistake && mutate(reference, operation, usual, mistake)) ?? usual, state),
      ),
    ]
  })
}
