import type { OutsideLinks } from '@trassa/contracts/outside-links'
import { useRouteLoaderData } from 'react-router-dom'

/** The server's settings that pages need; returned by the root's loader. */
export interface Site {
  /** Pages for developers exist: the outbox, the showcase of components. */
  demo: boolean
  /** Name of the bot that logs in through Telegram's widget; `null` where none is configured. */
  telegramBot: string | null
  /** Where people open the bot; `null` where there is none. The demo has one without the widget. */
  botUrl: string | null
  publicUrl: string
  /** Pages outside of the site that it leads to, the same for every visitor (spec §1, §2). */
  outsideLinks: OutsideLinks
}

const NOWHERE: Site = {
  demo: false,
  telegramBot: null,
  botUrl: null,
  publicUrl: '',
  outsideLinks: {},
}

/** The settings of the server; on an error page of the root itself, defaults. */
export const useSite = (): Site => useRouteLoaderData<Site>('root') ?? NOWHERE
