import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ElectronApplication, _electron as electron, type Page } from 'playwright'
import { startDisplay } from '../support/display.ts'
import { benchRow, startAdsServer } from './ads-server.ts'
import { showAgGrid } from './ag-grid.ts'
import { emptyScroller, framesOf } from './frames.ts'

const ROWS = 100_000
const ROW_HEIGHT = 32
const SECONDS = 12
const MEGABYTE = 1024 * 1024
const WINDOW = { width: 1440, height: 900 }

const share = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
const round = (value: number, digits = 1) => Number(value.toFixed(digits))

/**
 * The table of 100 000 ads in the packaged console, scrolled by the wheel, beside an empty scroller of its size and
 * AG Grid Community with the same rows; time until its first rows; its memory while it is scrolled for `minutes`.
 */
export async function benchConsole(binary: string, minutes: number): Promise<void> {
  const server = await startAdsServer(ROWS)
  const display = await startDisplay()
  const home = await mkdtemp(join(tmpdir(), 'trassa-bench-console-'))
  const app = await electron.launch({
    executablePath: binary,
    args: ['--no-sandbox', '--disable-gpu', `--user-data-dir=${home}`],
  })
  try {
    await measure(app, server.url, minutes)
  } finally {
    await app.close()
    display?.kill()
    server.close()
    await rm(home, { recursive: true, force: true })
  }
}

async function measure(app: ElectronApplication, url: string, minutes: number): Promise<void> {
  const page = await app.firstWindow()
  await app.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height)
  }, WINDOW)
  await page.getByLabel('Адрес сервера').fill(url)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('navigation', { name: 'Разделы' }).waitFor()
  console.log(`First rows after ${round(await firstRows(page), 0)} ms`)

  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('No table')
  const scrolled: Record<string, number[]> = {}
  const remove = await emptyScroller(page, box, ROWS * ROW_HEIGHT)
  scrolled['empty scroller'] = await framesOf(page, box, SECONDS)
  await remove()
  scrolled['the console’s table'] = await framesOf(page, box, SECONDS)
  printFrames(scrolled)
  await measureMemory(app, page, { box, minutes })

  await allowInlineStyles(app, page)
  const rows = Array.from({ length: 1000 }, (_, index) => benchRow(index))
  await showAgGrid(page, box, { rows, count: ROWS })
  scrolled['AG Grid Community'] = await framesOf(page, box, SECONDS)
  printFrames(scrolled)
}

/** From the press that opens the table to the first frame with rows, in milliseconds. */
const firstRows = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        const look = () =>
          document.querySelector('.grid-row')
            ? requestAnimationFrame(() => resolve(performance.now() - started))
            : requestAnimationFrame(look)
        location.hash = '#/ads'
        look()
      }),
  )

const PARTS = 5

/** What stays after a collection: the page's heap, its elements, listeners, and the main process. */
async function measureMemory(
  app: ElectronApplication,
  page: Page,
  { box, minutes }: { box: Parameters<typeof framesOf>[1]; minutes: number },
): Promise<void> {
  const session = await app.context().newCDPSession(page)
  await session.send('Performance.enable')
  const kept = async (part: number) => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
    return {
      minute: round((minutes * part) / PARTS),
      'heap, MB': round(metric('JSHeapUsedSize') / MEGABYTE),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      'main, MB': round((await app.evaluate(() => process.memoryUsage().rss)) / MEGABYTE, 0),
    }
  }
  const rows = [await kept(0)]
  for (let part = 1; part <= PARTS; part += 1) {
    await framesOf(page, box, (minutes * 60) / PARTS)
    rows.push(await kept(part))
  }
  console.table(rows)
}

/** AG Grid writes stylesheets into the page, which the console's policy forbids. */
async function allowInlineStyles(app: ElectronApplication, page: Page): Promise<void> {
  const session = await app.context().newCDPSession(page)
  await session.send('Page.setBypassCSP', { enabled: true })
  await page.reload()
  await page.getByRole('grid').waitFor()
}

function printFrames(scrolled: Record<string, number[]>): void {
  const empty = share(scrolled['empty scroller'] ?? [], 0.95)
  console.table(
    Object.fromEntries(
      Object.entries(scrolled).map(([name, frames]) => [
        name,
        {
          frames: frames.length,
          'p50 ms': round(share(frames, 0.5)),
          'p95 ms': round(share(frames, 0.95)),
          'p95 ÷ empty': round(share(frames, 0.95) / empty, 2),
        },
      ]),
    ),
  )
}
