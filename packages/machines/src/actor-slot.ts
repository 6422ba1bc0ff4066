import { fromPromise } from 'xstate'

/**
 * A slot for a call that the web, the console or a test provides (`machine.provide({ actors })`).
 * Until then it rejects, so that a forgotten actor fails at once instead of hanging.
 */
export const actorSlot = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor ${name} is not provided`)))
