import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { expect, test } from '../support/console/console.ts'
import { BINARY } from '../support/console/opened-console.ts'
import { siteUrl } from '../support/site.ts'

test('the page has neither Node nor a way out', async ({ openConsole }) => {
  const { app, window } = await openConsole()
  await expect(window.getByLabel('Адрес сервера')).toBeVisible()
  const known = await window.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in globalThis),
  )
  expect(known).toEqual([])

  const home = window.url()
  await window.evaluate((url) => {
    location.href = url
  }, siteUrl())
  await window.evaluate(() => open('https://example.com/'))
  // Playwright waits for a navigation that was refused, so the page itself is asked where it is.
  const later = () => new Promise((resolve) => setTimeout(() => resolve(location.href), 500))
  expect(await window.evaluate(later)).toBe(home)
  expect(app.windows()).toHaveLength(1)
})

test('the packaged program starts nothing but its own archive', async () => {
  const { ENABLE, DISABLE } = FuseState
  expect(await getCurrentFuseWire(BINARY)).toMatchObject({
    [FuseV1Options.RunAsNode]: DISABLE,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: DISABLE,
    // Only in the program that the tests drive (scripts/lib/build-console.ts).
    [FuseV1Options.EnableNodeCliInspectArguments]: ENABLE,
    [FuseV1Options.EnableCookieEncryption]: ENABLE,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ENABLE,
    [FuseV1Options.OnlyLoadAppFromAsar]: ENABLE,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: DISABLE,
  })
})
