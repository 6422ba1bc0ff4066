/** An address without what everybody knows: `https://trassa.example` → `trassa.example`. */
export const shownServer = (server: string): string => server.replace(/^https:\/\//, '')
