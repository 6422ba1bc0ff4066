import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ROOT } from './lib/run.ts'

/** Says its number, and what it has heard; ends by itself long after the test. */
const LISTENER = `
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => { console.log(signal); process.exit(0) })
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

/** Sends SIGTERM to `command` alone once the listener below it runs; gives how both have ended. */
async function terminate(command: string, args: string[], cwd = ROOT) {
  const top = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
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
  const ended = once(top, 'exit')
  top.kill('SIGTERM')
  const [code, signal] = await ended
  await vi.waitFor(() => expect(isAlive(listener)).toBe(false), { timeout: 10_000 })
  return { code, signal, heard: output.split('\n').slice(1, -1) }
}

it.each(['prestart', 'start', 'predev', 'dev'])(
  'a signal sent to npm alone stops what `npm run %s` runs',
  async (name) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    // The same way to Node, with the listener in place of the server.
    const folder = await mkdtemp(join(tmpdir(), 'trassa-signals-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'scripts'))
    const file = /scripts\/\S+$/.exec(scripts[name] ?? '')?.[0] ?? expect.fail()
    await writeFile(join(folder, file), LISTENER)
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ scripts: { [name]: scripts[name] } }),
    )
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))

    const ended = await terminate('npm', ['run', '--silent', name], folder)
    expect(ended).toEqual({ code: 0, signal: null, heard: ['SIGTERM'] })
  },
  40_000,
)

it('a signal sent to a script alone ends the program that it runs, then the script', async () => {
  const args = ['--input-type=module', '-e', RUNNER]
  const ended = await terminate(process.execPath, args)
  expect(ended).toEqual({ code: null, signal: 'SIGTERM', heard: ['SIGTERM'] })
}, 40_000)
