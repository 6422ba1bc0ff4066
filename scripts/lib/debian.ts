import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Whether a program is on the PATH. */
export function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Installs Debian packages as root; elsewhere throws an Error that names them. One installation at a time: apt-get gives
 * up where another one holds its lock.
 */
export function aptInstall(packages: string[], what: string): Promise<void> {
  const installed = last.then(() => install(packages, what))
  last = installed.catch(() => undefined)
  return installed
}

async function install(packages: string[], what: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error(
      `${what}: установите пакеты ${packages.join(', ')} (в Debian: apt-get install ${packages.join(' ')})`,
    )
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) =>
    run('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  // An old list names an old Chromium, which Playwright does not know in every respect any more.
  await aptGet('update')
  if ((await aptGet('install', '-y', '--no-install-recommends', ...packages)) !== 0)
    throw new Error(`${what}: apt-get не смог установить ${packages.join(', ')}`)
}
