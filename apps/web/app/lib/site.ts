import { useRouteLoaderData } from 'react-router-dom'

/** What every page may know of the server that sent it; the root's loader answers with it. */
export interface Site {
  /** Pages for developers exist: the outbox, the showcase of components. */
  demo: boolean
  /** Name of the bot that logs in through Telegram's widget; `null` where none is configured. */
  telegramBot: string | null
  publicUrl: string
}

const NOWHERE: Site = { demo: false, telegramBot: null, publicUrl: '' }

/** The site as the root knows it; on an error page of the root itself, a site without extras. */
export const useSite = (): Site => useRouteLoaderData<Site>('root') ?? NOWHERE
