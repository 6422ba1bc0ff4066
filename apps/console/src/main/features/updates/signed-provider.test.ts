import type { AppUpdater } from 'electron-updater'
import type { ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js'
import { expect, it } from 'vitest'
import { newSigningKey, signatureOf } from '../../../../../../scripts/lib/update-signature.ts'
import { UnsignedUpdateError } from './signed-manifest.ts'
import { SignedProvider } from './signed-provider.ts'

const SHA512 = 'A'.repeat(86)
const MANIFEST = `version: 0.2.0
files:
  - url: trassa-console-0.2.0-x86_64.AppImage
    sha512: ${SHA512}==
    size: 5
releaseDate: '2026-11-23T00:00:00.000Z'
`
const { privateKey, publicKey } = newSigningKey()

function provider(served: string) {
  const asked: string[] = []
  const signature = signatureOf(Buffer.from(MANIFEST), privateKey)
  const fetch = async (address: string | URL | Request) => {
    asked.push(String(address))
    return new Response(String(address).endsWith('.sig') ? signature : served)
  }
  const feed = { address: 'https://updates.example/console', publicKey }
  const runtime = { platform: 'linux' } as ProviderRuntimeOptions
  const made = new SignedProvider(
    { provider: 'custom', updateProvider: SignedProvider, feed, fetch },
    {} as AppUpdater,
    runtime,
  )
  return { made, asked }
}

it('gives electron-updater the version, the packages and their digests of a signed file', async () => {
  const { made, asked } = provider(MANIFEST)
  const info = await made.getLatestVersion()
  expect(info.version).toBe('0.2.0')
  expect(made.resolveFiles(info)).toMatchObject([
    {
      url: new URL('https://updates.example/console/trassa-console-0.2.0-x86_64.AppImage'),
      info: { sha512: `${SHA512}==` },
    },
  ])
  expect(asked[0]).toMatch(/^https:\/\/updates\.example\/console\/latest-linux(-arm64)?\.yml$/)
})

it('gives it nothing of a file that was changed', async () => {
  const { made } = provider(MANIFEST.replace('0.2.0', '0.3.0'))
  await expect(made.getLatestVersion()).rejects.toBeInstanceOf(UnsignedUpdateError)
})
