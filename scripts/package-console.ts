// `npm run console:package [-- TARGET…]`: the console for its users, in apps/console/dist/release: AppImage and deb on
// Linux, dmg on macOS, nsis on Windows, or the named targets of electron-builder (docs/operations.md).
import { bundleConsole } from './lib/build-console.ts'
import { electronRuntime, testRuntime } from './lib/electron-runtime.ts'
import { packagingTools } from './lib/packaging-tools.ts'
import { run } from './lib/run.ts'

const TARGETS: Partial<Record<NodeJS.Platform, [platform: string, ...targets: string[]]>> = {
  linux: ['--linux', 'AppImage', 'deb'],
  darwin: ['--mac', 'dmg'],
  win32: ['--win', 'nsis'],
}

const runtime = await electronRuntime()
const [platform, ...usual] = TARGETS[process.platform] ?? ['--linux', 'dir']
const asked = process.argv.slice(2)
const { targets, env } = await packagingTools(asked.length > 0 ? asked : usual)

const feed = process.env.TRASSA_UPDATE_FEED
await bundleConsole()
const code = await run(
  'electron-builder',
  [
    platform,
    ...targets,
    '--config',
    'apps/console/electron-builder.yml',
    '-c.directories.output=apps/console/dist/release',
    `-c.electronDist=${runtime}`,
    '--publish=never',
    // electron-builder writes the feed's file where it knows that there is a feed.
    ...(feed ? ['-c.publish.provider=generic', `-c.publish.url=${feed}`] : []),
  ],
  { env: { ...process.env, ...env } },
)
const older = testRuntime(runtime)
if (older) {
  console.log(`Собрано на Electron ${older} для проверки: объявленную версию не удалось скачать.`)
  console.log('Такая сборка говорит об этом в заголовке окна; модераторам её не раздают.')
}
process.exit(code)
