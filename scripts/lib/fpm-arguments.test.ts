import { expect, it } from 'vitest'
import { controlFile, parseFpmArguments } from './fpm-arguments.ts'

const ARGUMENTS = [
  ...['-s', 'dir', '--force', '-t', 'deb', '-d', 'libgtk-3-0', '-d', 'libnss3'],
  ...['--deb-recommends', 'libappindicator3-1', '--deb-compression', 'gz'],
  ...['--architecture', 'amd64', '--description', 'Консоль\n Трасса\n\n для модераторов'],
  ...['--version', '0.1.0', '--package', '/out/x.deb', '--name', 'trassa-console'],
  ...['/build/linux-unpacked/=/opt/Трасса', '/icons/16.png=/usr/share/icons/16.png'],
]

it('reads what electron-builder passes', () => {
  const { options, files } = parseFpmArguments(ARGUMENTS)
  expect(options.get('package')).toEqual(['/out/x.deb'])
  expect(files).toEqual([
    { source: '/build/linux-unpacked/', target: '/opt/Трасса' },
    { source: '/icons/16.png', target: '/usr/share/icons/16.png' },
  ])
  expect(controlFile(options, 250_000)).toBe(
    `${[
      'Package: trassa-console',
      'Version: 0.1.0',
      'Architecture: amd64',
      'Depends: libgtk-3-0, libnss3',
      'Recommends: libappindicator3-1',
      'Installed-Size: 250000',
      'Description: Консоль',
      ' Трасса',
      ' .',
      ' для модераторов',
    ].join('\n')}\n`,
  )
})

it('makes no other kind of package', () => {
  expect(() => parseFpmArguments(['-t', 'rpm'])).toThrow('.deb')
})
