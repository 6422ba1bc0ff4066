import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './run.ts'

export interface Tally {
  passed: number
  failed: number
}

const REPORTS = join(ROOT, '.cache', 'reports')

/** Runs a test runner that also writes JSON; a run that leaves no report or fails without a failed test counts as one. */
async function counted(
  report: string,
  command: () => Promise<number>,
  read: (json: unknown) => Tally,
): Promise<Tally> {
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const code = await command()
  const tally = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 }
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** Unit, component and gateway tests: all, or those whose paths begin with one of `paths`. */
export function vitest(paths: string[] = []): Promise<Tally> {
  const report = join(REPORTS, 'vitest.json')
  return counted(
    report,
    () =>
      run('vitest', [
        'run',
        ...paths,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    (json) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = json as Record<string, number>
      return {
        passed: numPassedTests ?? 0,
        failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0),
      }
    },
  )
}

/**
 * The site in Chromium and the packaged console in Electron: all, or those of `paths`. These are recorded
 * as traces, which costs a tenth of the time; a failure of a whole run is recorded by running its file again.
 */
export function playwright(paths: string[] = []): Promise<Tally> {
  const report = join(REPORTS, 'playwright.json')
  return counted(
    report,
    () =>
      run(
        'apps/e2e/node_modules/.bin/playwright',
        [
          'test',
          '--config',
          'apps/e2e/playwright.config.ts',
          ...(paths.length > 0 ? ['--trace', 'retain-on-failure'] : []),
          // Playwright reads its arguments as regular expressions.
          ...paths.map((path) => RegExp.escape(path)),
        ],
        {
          env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        },
      ),
    (json) => {
      const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } }
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  )
}

/** The attack of `npm run attack`, briefly; one test. */
export async function shortAttack(): Promise<Tally> {
  const code = await run(process.execPath, ['scripts/attack.ts', '--short'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}
