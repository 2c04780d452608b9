import { type IncomingMessage, ServerResponse } from 'node:http'

type End = Parameters<ServerResponse['end']>
type Write = Parameters<ServerResponse['write']>

/** A response that knows how many bytes of body it was given. */
export class CountedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  bodyBytes = 0

  override write(...args: unknown[]): boolean {
    this.#count(args[0])
    return super.write(...(args as Write))
  }

  override end(...args: unknown[]): this {
    this.#count(args[0])
    return super.end(...(args as End))
  }

  #count(chunk: unknown): void {
    if (typeof chunk === 'string') this.bodyBytes += Buffer.byteLength(chunk)
    else if (chunk instanceof Uint8Array) this.bodyBytes += chunk.length
  }
}
