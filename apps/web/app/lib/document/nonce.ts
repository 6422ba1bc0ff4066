import { createContext } from 'react'

/** Marks the inline scripts of a rendering, which the server then names by their hashes (docs/decisions/167); empty in the browser. */
export const NonceContext = createContext('')
