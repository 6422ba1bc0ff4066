import { OFFLINE } from '../support/complaints.ts'
import { expect, test } from '../support/site.ts'

test('an ad that was seen is shown without a network; another address shows what was seen', async ({
  visit,
  complaints,
}) => {
  const page = await visit({ serviceWorkers: 'allow' })
  await page.goto('/Search')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/[^/]+\/auto\/[^/]+$/)
  const { pathname } = new URL(page.url())
  // Kept by the worker once it is loaded as a page.
  await page.reload()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect
    .poll(() => page.evaluate((href) => caches.match(href).then(Boolean), page.url()))
    .toBe(true)
  complaints.expect(OFFLINE)
  // Pictures and late parts that had not come yet, and the page in place of another.
  complaints.expect(/net::ERR_FAILED .*\/(?:files|assets)\/|status of 503 .*\/aboutUs/)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // Chromium's emulation can leave `navigator.onLine` true on a page that was loaded during it.
  await page.context().setOffline(false)
  await page.context().setOffline(true)
  await expect(page.getByText('Вы не в сети.')).toBeVisible()
  await page.goto('/aboutUs')
  await expect(page.getByRole('heading', { name: 'Вы не в сети' })).toBeVisible()
  await page.locator(`a[href="${pathname}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('the only page of a visit is kept with its files, although it was there before the worker', async ({
  visit,
  complaints,
}) => {
  const page = await visit({ serviceWorkers: 'allow' })
  await page.goto('/Search')
  const kept = (href: string) =>
    expect.poll(() => page.evaluate((each) => caches.match(each).then(Boolean), href)).toBe(true)
  await kept(page.url())
  await kept(
    await page.locator('link[rel=stylesheet]').evaluate((link: HTMLLinkElement) => link.href),
  )
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  complaints.expect(OFFLINE)
  complaints.expect(/net::ERR_FAILED .*\/files\/|status of 503 .*\/aboutUs/)
  await page.context().setOffline(true)
  await page.goto('/aboutUs')
  await page.getByRole('listitem').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('§8 script chunk load failure: the page that was asked for is opened, not the one that is left', async ({
  page,
  complaints,
}) => {
  // The code that listens is the code that registers the worker.
  const listens = page.waitForEvent('console', (message) =>
    message.text().includes('Service Worker registration blocked'),
  )
  await page.goto('/Search')
  await listens
  complaints.expect(/help-|route module/)
  await page.route(/assets\/help-[^/]*\.js/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Разделы' }).getByText('Помощь').click()
  await expect(page).toHaveURL(/\/Help$/)
})
