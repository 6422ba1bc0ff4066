import type { Plugin } from 'vite'

/** Codes whose sentences the browser says by itself; all others come with the answer that they refuse. */
const SAID_HERE =
  /^(?:network|server|photo)\.|^(?:request\.invalid|session\.missing|ad\.(?:incomplete|quota|company_quota))$/

/**
 * Without the sentences that only the server says every page is lighter. The codes stay, so that the
 * client still knows them all.
 */
export function thinErrors(): Plugin {
  return {
    name: 'trassa-thin-errors',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /packages\/contracts\/src\/errors\.ts$/ },
      handler(code) {
        let thin = code
        for (const [entry, key = ''] of code.matchAll(
          /"([a-z_]+\.[a-z_]+)": *(?:"[^"\n]*"|'[^'\n]*')/g,
        )) {
          if (!SAID_HERE.test(key)) thin = thin.replace(entry, `"${key}": ""`)
        }
        return { code: thin, map: null }
      },
    },
  }
}
