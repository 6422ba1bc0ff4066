import { data, redirect } from 'react-router-dom'
import { fixedPathRedirect } from './fixed-paths.ts'

type Middleware = (args: { url: URL }) => void

const MIDDLEWARE: Record<string, Middleware> = {
  /** Other spellings of fixed addresses; before the loaders, for some of these pages have none. */
  'fixed-paths': ({ url }) => {
    const target = fixedPathRedirect(url)
    if (target !== null) throw redirect(target, 301)
  },
}

/** The middleware that a route names. An unknown name fails every request of the route with 500 (spec §4, §8). */
export const namedMiddleware =
  (name: string): Middleware =>
  (args) => {
    const middleware = MIDDLEWARE[name]
    if (!middleware) {
      const statusText = `Unknown middleware ${name}`
      throw data(statusText, { status: 500, statusText })
    }
    middleware(args)
  }
