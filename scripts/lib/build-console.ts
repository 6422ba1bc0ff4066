import { join } from 'node:path'
import { buildOnce } from './build-stamp.ts'
import { run } from './run.ts'

const SOURCES = [
  'apps/console/src/**',
  'resources/installer/**',
  'apps/console/{electron-builder.yml,before-build.mjs}',
  'electron.vite.config.ts',
  'packages/!(demo-data)/src/**',
  'package.json',
  'pnpm-lock.yaml',
]

/** Where the program looks for updates (electron.vite.config.ts). */
const FEED = [process.env.TRASSA_UPDATE_FEED, process.env.TRASSA_UPDATE_KEY].join(' ').trim()

/** The console's bundles: what `npm run console` opens. */
export function bundleConsole(): Promise<void> {
  return buildOnce(
    'console-bundles',
    SOURCES,
    'apps/console/out/main/index.js',
    () => run('electron-vite', ['build', '--logLevel', 'warn']),
    FEED,
  )
}

/** The packaged console, as it is given to moderators: what the end-to-end tests drive. */
export async function buildConsole(electronFolder: string): Promise<void> {
  await bundleConsole()
  const args = [
    '--linux',
    'dir',
    '--config',
    'apps/console/electron-builder.yml',
    `-c.electronDist=${electronFolder}`,
    // Playwright reaches the main process through the inspector; a release has it disabled.
    '-c.electronFuses.enableNodeCliInspectArguments=true',
  ]
  await buildOnce('console', SOURCES, PACKAGED, () => run('electron-builder', args), FEED)
}

/** The packaged console's binary, below the root. */
export const PACKAGED = join('apps', 'console', 'dist', 'linux-unpacked', 'trassa-console')
