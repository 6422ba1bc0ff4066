import { buildOnce } from './build-stamp.ts'
import { compressAssets } from './compress-assets.ts'
import { ROOT, run } from './run.ts'

const SOURCES = [
  'apps/web/app/**',
  'resources/site/**',
  'apps/web/*.ts',
  'packages/!(demo-data)/src/**',
  'packages/*/data/**',
  'pnpm-lock.yaml',
]

/** The site's browser and server bundles, with their files compressed ahead. */
export function buildWeb(): Promise<void> {
  return buildOnce('web', SOURCES, 'apps/web/build/server/index.js', async () => {
    const code = await run('react-router', ['build', '--logLevel', 'warn'], {
      cwd: `${ROOT}apps/web`,
      env: { ...process.env, PATH: `${ROOT}apps/web/node_modules/.bin:${process.env.PATH}` },
    })
    if (code === 0) await compressAssets(`${ROOT}apps/web/build/client/assets`)
    return code
  })
}
