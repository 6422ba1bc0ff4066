import type { Plugin } from 'vite'

/** Codes whose sentences the browser says by itself; all others come with the answer that they refuse. */
const SAID_HERE =
  /^(?:network|server|photo)\.|^(?:request\.invalid|session\.missing|ad\.(?:incomplete|quota|company_quota))$/

const ENTRY = /"([a-z_]+\.[a-z_]+)": *(?:"[^"\n]*"|'[^'\n]*'),?/g
const IS_CODE = 'Object.hasOwn(ERROR_TEXTS, code)'

/**
 * Every page is lighter without the sentences that only the server says, and without their codes: an answer's code is known
 * by its form then, and code that waits for one compares texts.
 */
export function thinErrors(): Plugin {
  return {
    name: 'trassa-thin-errors',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /packages\/contracts\/src\/errors\.ts$/ },
      handler(code) {
        if (!code.includes(IS_CODE)) throw new Error(`errors.ts has no ${IS_CODE}`)
        const thin = code
          .replace(ENTRY, (entry, key: string) => (SAID_HERE.test(key) ? entry : ''))
          .replace(IS_CODE, String.raw`/^[a-z_]+\.[a-z_]+$/.test(code)`)
        return { code: thin, map: null }
      },
    },
  }
}
