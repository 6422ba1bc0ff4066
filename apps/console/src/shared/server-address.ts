import { z } from 'zod'

/** The address that the first run proposes. */
export const PROPOSED_SERVER = 'http://localhost:3000'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

const SPELLING = 'Введите адрес сервера, например https://trassa.example'

function readAddress(text: string): URL | null {
  const spelled = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(spelled) ? new URL(spelled) : null
}

/** Any spelling of an address → its origin; other computers only over TLS. */
export const serverAddressSchema = z
  .string()
  .trim()
  .min(1, SPELLING)
  .transform((text, context) => {
    const url = readAddress(text)
    if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') {
      context.addIssue({ code: 'custom', message: SPELLING })
      return z.NEVER
    }
    if (url.username !== '' || url.password !== '') {
      context.addIssue({ code: 'custom', message: 'Уберите из адреса имя и пароль' })
      return z.NEVER
    }
    if (url.protocol === 'http:' && !LOCAL_HOSTS.has(url.hostname)) {
      context.addIssue({
        code: 'custom',
        message: 'Нужен защищённый адрес: он начинается с https://',
      })
      return z.NEVER
    }
    return url.origin
  })
