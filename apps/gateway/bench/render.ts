import type { BenchServer } from './bench-server.ts'
import { round } from './measure.ts'
import { pageAddresses } from './pages.ts'

const WARM_UP = 100
const PAGES = 300
const KILOBYTE = 1024

interface EntryContext {
  serverHandoffStream?: unknown
}

type Render = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: unknown,
) => Promise<unknown>

/** What of a built site is taken apart. */
export interface RenderedBuild {
  entry: { module: { default: Render; keptHtml: { clear: () => void } } }
}

/**
 * Processor time of one page that is rendered anew, by its parts: loaders with their calls, React's rendering with the page's
 * data, and what is left (headers). Beside it a page whose cards no page has shown before, and the rendering of such a page
 * alone, again and again with the same data.
 */
export async function benchRender(server: BenchServer, build: RenderedBuild): Promise<void> {
  const { keptHtml } = build.entry.module
  const rendering = watchRendering(build)
  const table: Record<string, Record<string, number>> = {}
  /** Processor time of a page none of whose cards has been shown. */
  const spentOn = async (work: () => Promise<unknown>): Promise<number> => {
    keptHtml.clear()
    const started = processorMs()
    await work()
    return processorMs() - started
  }
  const addresses = (await pageAddresses(server)).filter((url) => url !== '/createAd')
  await server.wordsRead()
  for (let page = 1; page <= WARM_UP; page++) {
    for (const url of addresses) await askPage(server, url, `warm-${page}`)
  }
  for (const url of addresses) {
    const sum = { loaders: 0, rendering: 0, rest: 0, whole: 0, bytes: 0 }
    for (let page = 0; page < PAGES; page++) {
      const started = processorMs()
      sum.bytes += await askPage(server, url, `known-${page}`)
      const ended = processorMs()
      sum.loaders += rendering.began - started
      sum.rendering += rendering.ended - rendering.began
      sum.rest += ended - rendering.ended
      sum.whole += ended - started
    }
    let [unknown, alone] = [0, 0]
    // In turn: a busy second meets both.
    for (let page = 0; page < PAGES; page++) {
      unknown += await spentOn(() => askPage(server, url, `new-${page}`))
      alone += await spentOn(rendering.again)
    }
    table[decodeURI(url)] = perPage({ ...sum, unknown, alone })
  }
  console.table(table)
}

const perPage = ({
  loaders,
  rendering,
  rest,
  whole,
  bytes,
  unknown,
  alone,
}: Record<string, number>) => ({
  ...Object.fromEntries(
    Object.entries({
      'loaders, ms': loaders,
      'rendering, ms': rendering,
      'rest, ms': rest,
      'whole, ms': whole,
      'whole, new cards, ms': unknown,
      'rendering alone, new cards, ms': alone,
      'HTML, KB': (bytes ?? 0) / KILOBYTE,
    }).map(([name, value = 0]) => [name, round(value / PAGES)]),
  ),
  'new ÷ alone': round((unknown ?? 0) / (alone ?? 0)),
})

/** An address that was not asked for before, so that no kept page answers: the site ignores the parameter. */
async function askPage({ app }: BenchServer, url: string, page: string): Promise<number> {
  const fresh = `${url}${url.includes('?') ? '&' : '?'}utm_content=${page}`
  const { statusCode, rawPayload } = await app.inject({ url: fresh })
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
  return rawPayload.length
}

/** Notes the processor time at which the last rendering began and ended, and repeats it. */
function watchRendering(build: RenderedBuild) {
  const { module } = build.entry
  const watched = { began: 0, ended: 0, again: async () => {} }
  const render: Render = async (request, status, headers, entry, context) => {
    const { serverHandoffStream: _, ...withoutStream } = entry
    watched.began = processorMs()
    const response = await module.default(request, status, headers, entry, context)
    watched.ended = processorMs()
    // The stream of data can be read once only.
    watched.again = async () =>
      void (await module.default(request, status, headers, withoutStream, context))
    return response
  }
  build.entry.module = { ...module, default: render }
  return watched
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
