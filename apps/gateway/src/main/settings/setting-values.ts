import { z } from 'zod'

/** The number of a TCP port. */
export const port = z.coerce.number().int().min(1).max(65_535)

/** Where calls or files stand below the origin: `/gateway`. */
export const basePath = z.string().regex(/^\/[a-z]+$/, 'a path such as /gateway')

/** `a@trassa.example, b@trassa.example` */
export const emailAddresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine(
    (addresses) => addresses.every((address) => z.email().safeParse(address).success),
    'адреса электронной почты через запятую',
  )

/** `localhost:8000,stock.lan` */
export const hostList = z
  .string()
  .regex(/^[\w.-]+(?::\d+)?(?:,[\w.-]+(?::\d+)?)*$/, 'имена или адреса с портами через запятую')
  .transform((text) => text.toLowerCase().split(','))

/** The origin under which visitors reach the site. */
export const publicUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(isOrigin, 'только схема, имя и порт: https://trassa.example')
  .transform((url) => new URL(url).origin)

/** Pages, cookies and links are made for a whole host: an address with more than its origin is a mistake. */
function isOrigin(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address)
  return pathname === '/' && !`${search}${hash}${username}${password}` && !/[?#]/.test(address)
}
