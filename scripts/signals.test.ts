import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ROOT } from './lib/run.ts'

/** Says its number, and what it hears for a second after the first signal; ends by itself long after the test. */
const LISTENER = `
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => { console.log(signal); setTimeout(process.exit, 1000, 0) })
  }
  console.log('pid ' + process.pid)
  setTimeout(() => {}, 60_000)
`
const RUNNER = `
  import { run } from ${JSON.stringify(join(ROOT, 'scripts/lib/run.ts'))}
  await run(process.execPath, ['-e', ${JSON.stringify(LISTENER)}])
  console.log('went on')
`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

interface Sending {
  signal?: NodeJS.Signals
  /** As Ctrl-C does. */
  toGroup?: boolean
  cwd?: string
}

/** Sends a signal to `command` once the listener below it runs; gives how both have ended. */
async function send(
  command: string,
  args: string[],
  { signal = 'SIGTERM', toGroup = false, cwd = ROOT }: Sending,
) {
  const top = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], detached: toGroup })
  let output = ''
  top.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const listener = await vi.waitFor(() => Number(/pid (\d+)/.exec(output)?.[1] ?? expect.fail()), {
    timeout: 15_000,
  })
  onTestFinished(() => {
    for (const pid of [top.pid, listener]) if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  let ended: unknown[] | undefined
  top.once('close', (...how) => {
    ended = how
  })
  process.kill(toGroup ? -(top.pid ?? expect.fail()) : (top.pid ?? expect.fail()), signal)
  // The output is closed by the end of the last process that has it.
  const [code, by] = await vi.waitFor(() => ended ?? expect.fail('goes on'), { timeout: 10_000 })
  return { code, by, heard: output.split('\n').slice(1, -1) }
}

/** A folder in which npm comes to the listener as it comes to a script here. */
async function createPackage(name: string): Promise<string> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const folder = await mkdtemp(join(tmpdir(), 'trassa-signals-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'scripts'))
  const file = /^node (scripts\/\S+)$/.exec(scripts[name] ?? '')?.[1] ?? expect.fail()
  // What the script imports for its effect alone stays.
  const effects = readFileSync(join(ROOT, file), 'utf8').match(/^import '.*'$/gm) ?? []
  await writeFile(join(folder, file), [...effects, LISTENER].join('\n'))
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { [name]: scripts[name] } }),
  )
  await symlink(join(ROOT, 'scripts/lib'), join(folder, 'scripts/lib'))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const NAMES = ['prestart', 'start', 'predev', 'dev']

it.each(NAMES)(
  'a signal sent to npm alone stops what `npm run %s` runs',
  async (name) => {
    const cwd = await createPackage(name)
    const { heard } = await send('npm', ['run', '--silent', name], { cwd })
    expect(heard).toEqual(['SIGTERM'])
  },
  40_000,
)

it.each(NAMES)(
  'Ctrl-C in `npm run %s` is one signal, though the shell between ends first',
  async (name) => {
    const cwd = await createPackage(name)
    const sending: Sending = { cwd, signal: 'SIGINT', toGroup: true }
    const { heard } = await send('npm', ['run', '--silent', name], sending)
    // A shell that has replaced itself by Node gets npm's own, too.
    expect(new Set(heard)).toEqual(new Set(['SIGINT']))
  },
  40_000,
)

it('a script started without npm outlives the shell that has started it', async () => {
  const cwd = await createPackage('start')
  const { npm_lifecycle_event: _, ...env } = process.env
  const args = ['-c', '"$0" scripts/start.ts & wait', process.execPath]
  const shell = spawn('sh', args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [text] = await once(shell.stdout.setEncoding('utf8'), 'data')
  const listener = Number(/pid (\d+)/.exec(text)?.[1] ?? expect.fail())
  onTestFinished(() => {
    process.kill(listener, 'SIGKILL')
  })
  shell.kill('SIGKILL')
  // Several times the interval at which scripts started by npm look for their parent.
  const heard = await Promise.race([once(shell.stdout, 'data'), sleep(1500)])
  expect(heard).toBeUndefined()
}, 40_000)

it('a signal sent to a script alone ends the program that it runs, then the script', async () => {
  const args = ['--input-type=module', '-e', RUNNER]
  const ended = await send(process.execPath, args, {})
  expect(ended).toEqual({ code: null, by: 'SIGTERM', heard: ['SIGTERM'] })
}, 40_000)
