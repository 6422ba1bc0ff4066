import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Config } from '../src/main/config.ts'
import { seedDemo } from '../src/main/demo/seed-demo.ts'
import { openFileStorage } from '../src/modules/media/public.ts'
import type { Connection } from '../src/platform/database/connect.ts'
import { type BenchServer, listening } from './bench-server.ts'
import { pageAddresses } from './pages.ts'

/** Brought by npx when it is asked for: it is larger than everything else that the project installs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
/** The first run makes the photographs' renditions; of the others the best one says what the page can do. */
const RUNS = 5
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

/** The demo's ads: other than those of the larger benches, they have pictures. */
export const fillDemo = ({ db }: Connection, config: Config): Promise<void> =>
  seedDemo(db, openFileStorage(config), config.demoAds)

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** What Lighthouse says of the pages on its throttled phone (Moto G Power, slow 4G): points, and milliseconds. */
export async function benchLighthouse(server: BenchServer, chromePath: string): Promise<void> {
  const origin = await listening(server)
  const table: Record<string, object> = {}
  for (const path of await pageAddresses(server)) {
    const reports: Report[] = []
    for (let run = 0; run < RUNS; run++) {
      // Now and then Lighthouse loses its trace ("NO_NAVSTART"): the other runs say what the page can do.
      const one = await report(`${origin}${path}`, chromePath).catch(() => null)
      if (one) reports.push(one)
    }
    const [best] = reports.toSorted((a, b) => points(b, 'performance') - points(a, 'performance'))
    table[decodeURI(path)] = best ? row(best) : { performance: 'Lighthouse failed' }
  }
  console.table(table)
}

async function report(url: string, chromePath: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${CHROME_FLAGS}`],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Report
}

const points = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100)

const milliseconds = (report: Report, audit: string) =>
  Math.round(report.audits[audit]?.numericValue ?? 0)

const row = (report: Report) => ({
  performance: points(report, 'performance'),
  accessibility: points(report, 'accessibility'),
  'best practices': points(report, 'best-practices'),
  SEO: points(report, 'seo'),
  'first paint': milliseconds(report, 'first-contentful-paint'),
  'largest paint': milliseconds(report, 'largest-contentful-paint'),
  'blocking time': milliseconds(report, 'total-blocking-time'),
  'layout shift': report.audits['cumulative-layout-shift']?.numericValue ?? 0,
})
