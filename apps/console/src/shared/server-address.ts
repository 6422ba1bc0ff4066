import { z } from 'zod'

/** The address that the first run proposes. */
export const PROPOSED_SERVER = 'http://localhost:3000'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

const SPELLING = 'Введите адрес сервера, например https://trassa.example'

/** An address without a scheme is meant for http on this computer, for https anywhere else. */
function readAddress(typed: string): URL | null {
  const text = typed.replaceAll(/\s/g, '')
  if (/^[a-z][a-z+.-]*:\/\//i.test(text)) return URL.canParse(text) ? new URL(text) : null
  const spelled = URL.canParse(`https://${text}`) ? new URL(`https://${text}`) : null
  return spelled && LOCAL_HOSTS.has(spelled.hostname) ? new URL(`http://${text}`) : spelled
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
