import { idSchema } from '@trassa/contracts/values'
import { type Sought, sought } from './sought.ts'

const ADDRESS = /^(?:[a-z][a-z+.-]*:\/\/|#\/|\/|[\w.-]+(?::\d+)?\/)\S*$/i
const AD_LINK = /^trassa:\/\/ad\/(\d+)$/i

const idOf = (text: string | null | undefined): string | undefined => idSchema.safeParse(text).data

const exactly = (found: Partial<Sought>): Sought => sought({ ...found, exact: true })

/** What stands behind the host of a page of the site, or behind the `#` of one of the console. */
function splitAddress(text: string): { segments: string[]; params: URLSearchParams } {
  const inConsole = text.split('#/')[1]
  const path = inConsole ?? text.replace(/^[a-z][a-z+.-]*:\/\//i, '').replace(/^[^/]*\//, '')
  const [names = '', query = ''] = (path.split('#')[0] ?? '').split('?')
  return { segments: names.split('/').filter(Boolean), params: new URLSearchParams(query) }
}

/**
 * The record that a pasted address leads to: an ad's page or `/Ad?id=`, a seller's page, a payment, a page of the
 * console, `trassa://ad/5`. `null` for what is no address, and for one of another page.
 */
export function readAddress(text: string): Sought | null {
  const linked = AD_LINK.exec(text)?.[1]
  if (linked) return exactly({ ads: { id: linked } })
  if (!ADDRESS.test(text)) return null
  const { segments, params } = splitAddress(text)
  const [first = '', second, third] = segments.map((one) => one.toLowerCase())
  const order = idOf(params.get('order'))
  if (order) return exactly({ orders: { id: order } })
  const id = idOf(params.get('id'))
  if (id) return exactly(first === 'users' ? { users: { id } } : { ads: { id } })
  const ad = first === 'ads' ? idOf(second) : undefined
  if (ad) return exactly({ ads: { id: ad } })
  if (third) return exactly({ ads: { slug: third } })
  return second || first === '' ? null : exactly({ users: { slug: first } })
}
