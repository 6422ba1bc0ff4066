import type { Plugin } from 'vite'

/** Codes of calls that only the console makes. */
const STAFF_ONLY =
  /^(?:moderation|second_factor|user)\.|^confirmation\.(?:too_|undeliverable)|^session\.second_factor/

/**
 * The site shows no failure of a moderator's call: without their sentences every page is lighter. The
 * codes stay, so that the client still knows them all.
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
          if (STAFF_ONLY.test(key)) thin = thin.replace(entry, `"${key}": ""`)
        }
        return { code: thin, map: null }
      },
    },
  }
}
