/** What a tool says when it cannot do what it was asked: to be read by whoever asked. */
export class Refusal extends Error {}
