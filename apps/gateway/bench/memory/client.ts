// A child process of its own, so that its time is not the server's.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

/** What a client asks for, in turn over its addresses. */
export interface ClientOrder {
  origin: string
  paths: string[]
  headers?: Record<string, string>
  connections: number
  seconds: number
  /** Whole milliseconds that a connection waits before each request; only wrk does. */
  delayMs?: number
}

export interface ClientAnswer {
  /** Answers in a second. */
  rate: number
  failed: number
}

const run = promisify(execFile)

/** Strings of Lua, for ASCII without control characters. */
const quoted = (text: string): string => JSON.stringify(text)

const script = ({ paths, headers = {}, delayMs }: ClientOrder) => `
local headers = {${Object.entries(headers).map(([name, value]) => `[${quoted(name)}] = ${quoted(value)}`)}}
local requests = {}
local at = 0
function init()
  for index, path in ipairs({${paths.map(quoted)}}) do requests[index] = wrk.format("GET", path, headers) end
end
function request()
  at = at % #requests + 1
  return requests[at]
end
${delayMs ? `function delay() return ${delayMs} end` : ''}`

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0)

/** wrk takes a fifth of the processor time of a client in Node, which the server needs where all share two processors. */
async function askByWrk(order: ClientOrder): Promise<ClientAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'trassa-wrk-'))
  const file = join(folder, 'requests.lua')
  await writeFile(file, script(order))
  const flags = ['-t', '1', '-c', `${order.connections}`, '-d', `${order.seconds}s`, '-s', file]
  try {
    const { stdout } = await run('wrk', [...flags, order.origin])
    const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
      stdout,
    )
    return {
      rate: numberIn(stdout, /Requests\/sec: +([\d.]+)/),
      failed:
        numberIn(stdout, /Non-2xx or 3xx responses: (\d+)/) +
        (errors?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function askByAutocannon({
  origin,
  paths,
  headers,
  ...options
}: ClientOrder): Promise<ClientAnswer> {
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    requests: paths.map((path) => ({ path })),
    connections: options.connections,
    duration: options.seconds,
    headers: headers ?? {},
  })
  return { rate: requests.average, failed: non2xx + errors }
}

/** Debian has the package `wrk`. It ends with 1 when it tells its version. */
const hasWrk = await run('wrk', ['-v']).then(
  () => true,
  ({ code }) => code !== 'ENOENT',
)
if (!hasWrk) console.log('Without wrk: a slower client')

process.on('message', async (order: ClientOrder) => {
  process.send?.(await (hasWrk ? askByWrk(order) : askByAutocannon(order)))
})
process.on('disconnect', () => process.exit())
