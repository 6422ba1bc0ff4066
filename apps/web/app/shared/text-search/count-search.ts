import type { ApiClient } from '@trassa/api-client/client'
import type { CallArguments } from '@trassa/contracts/call'
import { countSearch } from '@trassa/contracts/calls/typed-queries'

/** Tells of a search, so that it is suggested to others where many make it; nothing depends on it. */
export async function tellOfSearch(
  api: ApiClient,
  body: CallArguments<typeof countSearch, 'input'>['body'],
): Promise<void> {
  await api.ask(countSearch, { body }, { keepalive: true }).catch(() => undefined)
}
