/** An address without `https://`: `https://trassa.example` → `trassa.example`. */
export const serverLabel = (server: string): string => server.replace(/^https:\/\//, '')
