/** An address without what everybody knows: `https://trassa.example` → `trassa.example`. */
export const serverLabel = (server: string): string => server.replace(/^https:\/\//, '')
