import { type LinkedPage, linkedPageSchema } from '../../shared/linked-page.ts'

/** The scheme that the system opens with the console (electron-builder.yml, `protocols`). */
export const LINK_SCHEME = 'trassa'

/** Some browsers add a slash at the end. */
const LINK = new RegExp(`^${LINK_SCHEME}://([a-z]+)/(\\d+)/?$`)

/** The page that an address like `trassa://ad/12` names, or `null` for every other text. */
export function pageOfLink(address: string): LinkedPage | null {
  const [, kind, id] = LINK.exec(address) ?? []
  const page = linkedPageSchema.safeParse({ kind, id })
  return page.success ? page.data : null
}

/** The page that a command line names: the system passes the clicked address as an argument. */
export function pageOfArguments(argv: readonly string[]): LinkedPage | null {
  const address = argv.find((word) => word.startsWith(`${LINK_SCHEME}:`))
  return address === undefined ? null : pageOfLink(address)
}
