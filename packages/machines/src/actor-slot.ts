import { fromPromise } from 'xstate'

/**
 * A slot for a call that the web, the console or a test provides (`machine.provide({ actors })`).
 * Until then it rejects, so that a forgotten one is seen at once and not waited for.
 */
export const slot = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor ${name} is not provided`)))
