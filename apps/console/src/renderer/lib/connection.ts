import type { ApiClient } from '@trassa/api-client/client'
import { isUnanswered } from './failure-text.ts'
import { createStore } from './store.ts'

export type Connection = 'up' | 'down'

/** The state of the connection according to the last call. */
export const connection = createStore<Connection>('up')

/** A client that writes `connection` after each call. */
export function watchedApi(api: ApiClient): ApiClient {
  return {
    async ask(call, ...rest) {
      try {
        const answer = await api.ask(call, ...rest)
        connection.write('up')
        return answer
      } catch (error) {
        connection.write(isUnanswered(error) ? 'down' : 'up')
        throw error
      }
    },
  }
}
