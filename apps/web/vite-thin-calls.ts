import type { Plugin } from 'vite'

/** What only the gateway, its documents and its tests read of a declared call. */
const UNREAD = new Set(['params', 'query', 'body', 'answer', 'errors', 'summary'])

interface Span {
  start: number
  end: number
}

/**
 * The browser asks by method and path and never checks an answer: without the schemas of the calls
 * a list page is a fifth lighter, for then nothing on it needs zod. Types are not touched.
 */
export function thinCalls(): Plugin {
  return {
    name: 'trassa-thin-calls',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /packages\/contracts\/src\/calls\/[\w-]+\.ts$/ },
      handler(code) {
        const spans: Span[] = []
        for (const statement of this.parse(code).body) {
          if (statement.type !== 'ExportNamedDeclaration') continue
          if (statement.declaration?.type !== 'VariableDeclaration') continue
          for (const { init } of statement.declaration.declarations) {
            if (init?.type !== 'CallExpression') continue
            const [declaration] = init.arguments
            if (declaration?.type !== 'ObjectExpression') continue
            for (const property of declaration.properties) {
              if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
              if (UNREAD.has(property.key.name)) spans.push(property.value)
            }
          }
        }
        return { code: blank(code, spans), map: null }
      },
    },
  }
}

const blank = (code: string, spans: readonly Span[]): string =>
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}void 0${text.slice(end)}`, code)
