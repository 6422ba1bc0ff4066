import { ROOT, run } from './run.ts'

const PROJECTS = [
  'packages/contracts',
  'packages/catalog',
  'packages/machines',
  'packages/demo-data',
  'packages/api-client',
  'packages/ui',
  'packages/ad-form',
  'apps/gateway',
  'apps/web',
  'apps/console',
  'apps/e2e',
  'scripts',
]

export interface StepResult {
  name: string
  ok: boolean
}

async function step(
  name: string,
  command: string,
  args: string[],
  cwd = ROOT,
): Promise<StepResult> {
  const started = performance.now()
  const ok = (await run(command, args, { cwd })) === 0
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`)
  return { name, ok }
}

/** Every static check; all of them run, so that one sees everything that is wrong. */
export async function check(): Promise<StepResult[]> {
  const results = [await step('format and lint', 'biome', ['ci', '--error-on-warnings', '.'])]
  results.push(
    await step('route types', 'apps/web/node_modules/.bin/react-router', ['typegen', 'apps/web']),
  )
  for (const project of PROJECTS) {
    results.push(await step(`types: ${project}`, 'tsc', ['-p', project]))
  }
  results.push(
    await step('dependency rules', 'depcruise', [
      '--config',
      '.dependency-cruiser.cjs',
      'apps',
      'packages',
    ]),
    await step('nothing unused', 'knip', ['--no-progress']),
  )
  return results
}
