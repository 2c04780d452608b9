/** A command that is not carried out, with the reason in a sentence or two: whoever gave it can change it. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Refusal'
    // Where in this project's code it was found helps nobody.
    this.stack = message
  }
}
