// `npm run bench [-- words|search|scale|word-index|freshness|table|memory|pages|render|load|upload|mailing|bulk|console|kills|rivals … 100000]`: measures beside a limit or a peer in one process, because
// machines differ and only ratios can be compared. Prints and asserts nothing; docs/performance.md keeps the results. `BENCH_FOLDER=…` keeps the
// database of the ads in that folder, so that the next run with it fills nothing.
import { availableParallelism } from 'node:os'
import { benchConsole } from '../apps/e2e/bench/console.ts'
import { benchKills } from '../apps/e2e/bench/endurance/kills.ts'
import { benchRivals } from '../apps/e2e/bench/endurance/rivals.ts'
import { type BenchServer, withServer } from '../apps/gateway/bench/bench-server.ts'
import { benchBulk, fillBulk } from '../apps/gateway/bench/bulk.ts'
import { fillAds } from '../apps/gateway/bench/fill-ads.ts'
import { benchLighthouse, fillDemo } from '../apps/gateway/bench/lighthouse.ts'
import { benchLoad } from '../apps/gateway/bench/load.ts'
import { benchMailing, fillMailing } from '../apps/gateway/bench/mailing.ts'
import { benchInProcess } from '../apps/gateway/bench/memory/in-process.ts'
import { benchKeptPages } from '../apps/gateway/bench/memory/kept-pages.ts'
import { benchNewTexts } from '../apps/gateway/bench/memory/new-texts.ts'
import { benchOverHttp } from '../apps/gateway/bench/memory/over-http.ts'
import { benchPages } from '../apps/gateway/bench/pages.ts'
import { benchBesideWrites } from '../apps/gateway/bench/processes/beside-writes.ts'
import { benchFreshness } from '../apps/gateway/bench/processes/freshness.ts'
import { benchSold } from '../apps/gateway/bench/processes/sold.ts'
import { benchSpread } from '../apps/gateway/bench/processes/spread.ts'
import { benchRender, type RenderedBuild } from '../apps/gateway/bench/render.ts'
import { benchScale } from '../apps/gateway/bench/scale/scale.ts'
import { benchSearch } from '../apps/gateway/bench/search.ts'
import { benchTable } from '../apps/gateway/bench/table.ts'
import { benchUpload } from '../apps/gateway/bench/upload.ts'
import { benchWordIndex } from '../apps/gateway/bench/word-index.ts'
import { benchFoundAds } from '../apps/gateway/bench/words/found-ads.ts'
import { benchSuggestedQueries } from '../apps/gateway/bench/words/suggested-queries.ts'
import { benchUnderstoodQueries } from '../apps/gateway/bench/words/understood-queries.ts'
import type { Connection } from '../apps/gateway/src/platform/database/connect.ts'
import { chromium } from './lib/browsers.ts'
import { buildConsole, PACKAGED } from './lib/build-console.ts'
import { buildWeb } from './lib/build-web.ts'
import { electronRuntime } from './lib/electron-runtime.ts'
import { ROOT } from './lib/run.ts'

// React and its server renderer choose their slow development build without it.
process.env.NODE_ENV ??= 'production'

/** The rows of issue 13; `memory` asks for all of them. */
const OF_MEMORY = ['answers', 'texts', 'http', 'kept', 'render', 'writes', 'spread', 'sold']
/** These share the ads that are asked for. */
const OF_ADS = [
  'search',
  'scale',
  'word-index',
  'freshness',
  'table',
  ...OF_MEMORY,
  'pages',
  'load',
  'upload',
]
/** These ask for pages of the site. */
const OF_SITE = ['kept', 'sold', 'pages', 'render', 'load']
/** Minutes of work of one or two consoles: run only where they are named. */
const OF_ENDURANCE = ['kills', 'rivals']
const NAMES = ['words', 'memory', ...OF_ADS, 'mailing', 'bulk', 'console', ...OF_ENDURANCE]
const isNumber = (text: string) => /^\d+$/.test(text)
const asked = process.argv.slice(2).filter((text) => !isNumber(text))
const unknown = asked.filter((name) => !NAMES.includes(name))
if (unknown.length > 0)
  throw new Error(`No bench ${unknown.join(', ')}; there are ${NAMES.join(', ')}`)

const wanted = (name: string) =>
  asked.length === 0 ||
  asked.includes(name) ||
  (asked.includes('memory') && OF_MEMORY.includes(name))
const count = Number(process.argv.slice(2).find(isNumber) ?? process.env.BENCH_ADS ?? 1_000_000)
const site = OF_SITE.some(wanted) ? await loadSite() : undefined

async function fill({ db, pool }: Connection) {
  console.log(`${count} ads, ${availableParallelism()} processors, Node ${process.versions.node}`)
  console.time('filled')
  await fillAds(db, pool, count)
  console.timeEnd('filled')
}

if (wanted('words')) {
  await benchUnderstoodQueries()
  await withServer({ mountSite: undefined, fill: fillDemo }, async (server) => {
    await benchSuggestedQueries(server)
    await benchFoundAds(server)
  })
}

if (OF_ADS.some(wanted)) {
  await withServer({ mountSite: site, fill, kept: process.env.BENCH_FOLDER }, async (server) => {
    if (wanted('search')) await benchSearch(server)
    if (wanted('scale')) await benchScale(server)
    if (wanted('word-index')) await benchWordIndex(server)
    if (wanted('freshness')) await benchFreshness(server)
    if (wanted('table')) await benchTable(server)
    await benchMemory(server)
    if (wanted('pages') && site) await benchPages(server, `${ROOT}apps/web/build/client`)
    if (wanted('render') && site) {
      const build: RenderedBuild = await import(`${ROOT}apps/web/build/server/index.js`)
      await benchRender(server, build)
    }
    if (wanted('load') && site) await benchLoad(server)
    if (wanted('upload')) await benchUpload(server)
  })
}

if (wanted('bulk')) await withServer({ mountSite: undefined, fill: fillBulk }, benchBulk)

if (wanted('mailing')) await withServer({ mountSite: undefined, fill: fillMailing }, benchMailing)

if (wanted('pages') && site) {
  const chromePath = await chromium()
  await withServer({ mountSite: site, fill: fillDemo }, (server) =>
    benchLighthouse(server, chromePath),
  )
}

if (wanted('console')) {
  await buildConsole(await electronRuntime())
  await benchConsole(`${ROOT}${PACKAGED}`, Number(process.env.BENCH_MINUTES ?? 10))
}

if (asked.some((name) => OF_ENDURANCE.includes(name))) {
  await buildWeb()
  await buildConsole(await electronRuntime())
  const decisions = (usual: number) => Number(process.env.BENCH_DECISIONS ?? usual)
  if (asked.includes('kills')) await benchKills(`${ROOT}${PACKAGED}`, decisions(220))
  if (asked.includes('rivals')) await benchRivals(`${ROOT}${PACKAGED}`, decisions(1000))
}

/** What issue 13 asks for, each beside its peer. */
async function benchMemory(server: BenchServer): Promise<void> {
  if (!OF_MEMORY.some(wanted)) return
  await server.wordsRead()
  if (wanted('answers')) await benchInProcess(server)
  if (wanted('texts')) await benchNewTexts(server)
  if (wanted('http')) await benchOverHttp(server)
  if (wanted('kept') && site) await benchKeptPages(server)
  if (wanted('writes')) await benchBesideWrites(server)
  if (wanted('spread')) await benchSpread(server)
  if (wanted('sold')) await benchSold(server, site !== undefined)
}

/** The plugin that mounts the site; `undefined` where it cannot be built, so that the other benches still run. */
async function loadSite() {
  try {
    await buildWeb()
    const { mountSite } = await import('../apps/web/server/mount-site.ts')
    return mountSite
  } catch (error) {
    console.log(`Without the site: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}
