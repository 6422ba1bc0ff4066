#!/usr/bin/env node
// Makes a .deb as electron-builder asks fpm to, by dpkg-deb: fpm itself is a download from a host that not every
// network reaches (docs/decisions/143). Takes the arguments of electron-builder's deb target and no others.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { controlFile, parseFpmArguments } from './fpm-arguments.ts'

const { options, files } = parseFpmArguments(process.argv.slice(2))
const one = (name: string) => options.get(name)?.[0]

const stage = mkdtempSync(join(tmpdir(), 'trassa-deb-'))
try {
  for (const { source, target } of files) {
    const path = join(stage, target)
    mkdirSync(dirname(path), { recursive: true })
    cpSync(source, path, { recursive: true, verbatimSymlinks: true })
  }
  const size = execFileSync('du', ['-sk', stage], { encoding: 'utf8' })
  const meta = join(stage, 'DEBIAN')
  mkdirSync(meta, { mode: 0o755 })
  writeFileSync(join(meta, 'control'), controlFile(options, Number.parseInt(size, 10)))
  for (const [option, script] of [
    ['after-install', 'postinst'],
    ['after-remove', 'postrm'],
  ] as const) {
    const source = one(option)
    if (source === undefined) continue
    cpSync(source, join(meta, script))
    chmodSync(join(meta, script), 0o755)
  }
  // The folder of mkdtemp is its owner's alone, and becomes the package's root.
  chmodSync(stage, 0o755)
  const compression = `-Z${one('deb-compression') === 'gz' ? 'gzip' : 'xz'}`
  execFileSync('dpkg-deb', [
    compression,
    '--root-owner-group',
    '--build',
    stage,
    one('package') ?? '',
  ])
} finally {
  rmSync(stage, { recursive: true, force: true })
}
