import { createContext } from 'react'

/** The nonce of this answer's content security policy; empty in the browser, where nothing needs it. */
export const NonceContext = createContext('')
