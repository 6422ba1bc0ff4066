import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test'

export interface Complaints {
  /** Listens to every page of a browser context; gives what ends that. */
  watch: (context: BrowserContext) => () => void
  /** This test makes pages complain so, and that is right. */
  expect: (pattern: RegExp) => void
  unexpected: () => string[]
}

/** Chromium writes an error for every answer that is not a success; answers of the gateway are looked at where they matter. */
const ANSWERED = /^Failed to load resource: the server responded .*\/gateway\//

/** What Chromium and the router write while a page has no network. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

/** Uncaught errors and `console.error` of pages (style §11). */
export function collectComplaints(): Complaints {
  const heard: string[] = []
  const expected = [ANSWERED]
  return {
    watch(context) {
      const onError = (problem: WebError) => heard.push(String(problem.error()))
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`)
      }
      context.on('weberror', onError)
      context.on('console', onMessage)
      return () => {
        context.off('weberror', onError)
        context.off('console', onMessage)
      }
    },
    expect: (pattern) => expected.push(pattern),
    unexpected: () => heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
  }
}
