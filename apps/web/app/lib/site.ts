import { useRouteLoaderData } from 'react-router-dom'

/** The server's settings that pages need; returned by the root's loader. */
export interface Site {
  /** Pages for developers exist: the outbox, the showcase of components. */
  demo: boolean
  /** Name of the bot that logs in through Telegram's widget; `null` where none is configured. */
  telegramBot: string | null
  publicUrl: string
}

const NOWHERE: Site = { demo: false, telegramBot: null, publicUrl: '' }

/** The settings of the server; on an error page of the root itself, defaults. */
export const useSite = (): Site => useRouteLoaderData<Site>('root') ?? NOWHERE
