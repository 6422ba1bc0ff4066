import type { ApiClient } from '@trassa/api-client/client'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import type { OutsideLinks } from '@trassa/contracts/outside-links'
import { createContext } from 'react-router-dom'

/** What a loader gets from the server that runs it: the gateway in this process, and what the page needs of it. */
export interface RequestContext {
  api: ApiClient
  /** Stands on each script that the page itself writes, as its `nonce`; new for each rendering, taken out of what is sent (docs/decisions/167). */
  mark: string
  publicUrl: string
  /** Pages for developers exist (the outbox, the showcase of components). */
  demo: boolean
  /** Name of the bot behind Telegram's login widget, where one is configured. */
  telegramBot: string | null
  /** Where people open the bot, where there is one: the demo has one without the widget. */
  botUrl: string | null
  /** Pages outside of the site that it leads to (spec §1, §2). */
  outsideLinks: OutsideLinks
  /** Logs an error of the rendering, also where it took only a part of the page. */
  onRenderError: (error: unknown) => void
  /** The pages are closed for technical work (spec §2); `null`: they are open. */
  maintenance: SiteState['maintenance']
}

export const requestContext = createContext<RequestContext>()
