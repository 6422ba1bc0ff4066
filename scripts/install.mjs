// Runs before `npm start` and `npm test`, on whatever Node the machine has: brings the packages up to
// date with the lockfile through pnpm, and does nothing – needs no network – where they already are.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const PNPM = 'pnpm@10.34.9'
const STAMP = 'node_modules/.installed'
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
  const { status } = spawnSync(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) {
    console.error('Зависимости не установились. Нужна сеть до реестра npm; подробности – выше.')
    process.exit(status ?? 1)
  }
  writeFileSync(STAMP, wanted)
}
