import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { ROOT } from './run.ts'

/**
 * Each group is one process, which reads what its projects share once: 58 s of processor time in place of 74. A program checks the
 * sources of all that it imports: the site's server imports the gateway as the scripts do, and is checked with them.
 */
const TYPED_PROJECTS = {
  server: [
    'packages/contracts',
    'packages/catalog',
    'packages/machines',
    'packages/demo-data',
    'packages/api-client',
    'apps/gateway',
    'apps/e2e',
    'scripts',
  ],
  pages: ['packages/ui', 'packages/ad-form', 'apps/web', 'apps/console'],
}

export interface StepResult {
  name: string
  ok: boolean
}

type Step = readonly [name: string, command: string, ...args: string[]]

const FORMAT: Step = ['format and lint', 'biome', 'ci', '--error-on-warnings', '.']
/** The types of the site import what this writes. */
const ROUTE_TYPES: Step = [
  'route types',
  'apps/web/node_modules/.bin/react-router',
  'typegen',
  'apps/web',
]
const STEPS: readonly Step[] = [
  // Each of a program's checkers would read the same types again: four took twice the processor time of one, and
  // there is a lane for each processor already. A project does not name the packages that it imports: without `--force`
  // their changes could be missed.
  ...Object.entries(TYPED_PROJECTS).map(
    ([group, projects]): Step => [
      `types: ${group}`,
      'tsc',
      ...['-b', '--force', '--singleThreaded', ...projects],
    ],
  ),
  ['dependency rules', 'depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'packages'],
  ['nothing unused', 'knip', '--no-progress'],
]

/** Runs every static check, also after a failed one, so that one run reports all failures. */
export async function check(): Promise<StepResult[]> {
  const first = await Promise.all([FORMAT, ROUTE_TYPES].map(runStep))
  const waiting = [...STEPS]
  const results: StepResult[] = []
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  })
  await Promise.all(lanes)
  return [...first, ...results]
}

/** Prints a step's output in one piece when it has ended, because steps run side by side. */
async function runStep([name, command, ...args]: Step): Promise<StepResult> {
  const started = performance.now()
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...colors } })
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  const [code, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  const ok = code === 0
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${seconds} s)\n${ok ? '' : output.join('')}`)
  return { name, ok }
}
