import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './lib/run.ts'

const RESOURCES = join(ROOT, 'resources')

/** Width and height, which a PNG has at a fixed place of its header. */
function sizeOf(png: string): string {
  const bytes = readFileSync(join(RESOURCES, png))
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

it('the installers find an icon of the sizes that they need', () => {
  expect(sizeOf('installer/icon.png')).toBe('1024x1024')
  const icons = globSync('installer/icons/*.png', { cwd: RESOURCES })
  expect(icons.length).toBeGreaterThan(5)
  for (const icon of icons) expect(icon).toContain(`${sizeOf(icon)}.png`)
  expect(sizeOf('installer/background.png')).toBe('540x380')
})

it('the icons of the web manifest are there in the sizes that it names', () => {
  const manifest = JSON.parse(readFileSync(join(RESOURCES, 'site/manifest.webmanifest'), 'utf8'))
  const { icons } = manifest as { icons: { src: string; sizes: string }[] }
  expect(icons.map(({ src }) => sizeOf(join('site', src)))).toEqual(icons.map(({ sizes }) => sizes))
})
