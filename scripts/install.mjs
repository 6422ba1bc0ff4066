// Runs before `npm start` and `npm test`, on whatever Node the machine has: brings the packages up to
// date with the lockfile through pnpm, and does nothing – needs no network – where they already are.
import './lib/end-with-npm.mjs'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const PNPM = 'pnpm@10.34.9'
const STAMP = 'node_modules/.installed'
const hasGroups = process.platform !== 'win32'
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Нужен Node.js 20.19 или новее, а здесь ${process.versions.node}: https://nodejs.org`,
  )
  process.exit(1)
}

const wanted = createHash('sha256')
  .update(readFileSync('pnpm-lock.yaml'))
  .update(readFileSync('pnpm-workspace.yaml'))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''

if (installed !== wanted) {
  console.log('Устанавливаем зависимости…')
  const pnpm = spawn(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: !hasGroups,
      detached: hasGroups,
    },
  )
  // A group of its own, to which signals are passed on: there are shells between npx and pnpm that would not.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (hasGroups) process.kill(-pnpm.pid, signal)
      process.exit(1)
    })
  }
  const [status] = await once(pnpm, 'close').catch(() => [null])
  if (status !== 0) {
    console.error('Зависимости не установились. Нужна сеть до реестра npm; подробности – выше.')
    process.exit(status ?? 1)
  }
  writeFileSync(STAMP, wanted)
}
