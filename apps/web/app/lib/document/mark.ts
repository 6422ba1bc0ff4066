import { createContext } from 'react'

/** The mark of a rendering's inline scripts, which the server then names by their hashes (docs/decisions/167); empty in the browser. */
export const MarkContext = createContext('')
