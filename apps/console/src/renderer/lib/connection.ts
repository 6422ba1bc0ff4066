import type { ApiClient } from '@trassa/api-client/client'
import { isUnanswered } from './failure-text.ts'
import { createStore } from './store.ts'

export type Connection = 'up' | 'down'

/** Whether the server answers, as the last call has shown. */
export const connection = createStore<Connection>('up')

/** A client that notes whether the server answers. */
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
