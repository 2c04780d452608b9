/** What a page needs of the mock, as one file. */
export { operationsOf } from '../../../src/mock/addresses.ts'
export { exampleRequest } from '../../../src/mock/example-request.ts'
export { mutate } from '../../../src/mock/mutate.ts'
export { provokes } from '../../../src/mock/provokes.ts'
export { Service } from '../../../src/mock/service.ts'
