import type { Page } from 'playwright/test'
import { carForm } from '../support/car-form.ts'
import { OFFLINE } from '../support/complaints.ts'
import { createPerson, openSession } from '../support/people.ts'
import { hugePhotograph, photograph, renamedPdf } from '../support/pictures.ts'
import { expect, test } from '../support/site.ts'

async function openForm(page: Page) {
  await openSession(page.request, (await createPerson()).phone)
  await page.goto('/createAd?ad_type=auto')
  return carForm(page)
}

test('files that are no photographs are refused at the picture, and nothing else is lost', async ({
  page,
  complaints,
}) => {
  // A preview may still be loading when it is no longer shown.
  complaints.expect(/blob:/)
  const form = await openForm(page)
  await form.field('Описание').fill('Набрано раньше фотографий')
  await form.addPhotos(
    renamedPdf(),
    await photograph('tiny.jpg', 640, 480),
    await photograph('good.jpg'),
  )
  await expect(form.upload('scan.jpg').getByRole('alert')).toContainText('Это не фотография')
  await expect(form.upload('tiny.jpg').getByRole('alert')).toContainText('800×600')
  await expect(form.photos).toHaveCount(1)
  await expect(form.field('Описание')).toHaveValue('Набрано раньше фотографий')
  await form.upload('scan.jpg').getByRole('button', { name: 'Убрать' }).click()
  await expect(form.upload('scan.jpg')).toHaveCount(0)
  await form.expectSaved()
})

test('photographs change their order by keys and can be taken out', async ({ page }) => {
  const form = await openForm(page)
  await form.addPhotos(await photograph('a.jpg'))
  await expect(form.photos).toHaveCount(1)
  const first = await page.getByRole('img', { name: 'Фотография 1' }).getAttribute('src')
  await form.addPhotos(await photograph('b.jpg'))
  await expect(form.photos).toHaveCount(2)
  await page.getByRole('button', { name: 'Фотография 1', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Место 1 из 2')).toBeAttached()
  // Repeated, because dnd-kit ignores arrows until it has measured the places.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Место 2 из 2')).toBeAttached({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await page.keyboard.press('Space')
  await expect(page.getByRole('img', { name: 'Фотография 2' })).toHaveAttribute('src', first ?? '')
  await form.expectSaved()
  await page.getByRole('button', { name: 'Убрать фотографию 1' }).click()
  await expect(form.photos).toHaveCount(1)
  await page.reload()
  await expect(form.photos).toHaveCount(1)
})

test('a network lost in the middle of an upload and of saving: everything goes on by itself', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(OFFLINE)
  const form = await openForm(page)
  await form.field('Цена').fill('500000')
  await form.expectSaved()

  // The line breaks while the photograph is on its way.
  await page.route('**/files/upload', (route) => route.abort('internetdisconnected'), { times: 1 })
  await context.setOffline(true)
  await form.addPhotos(await photograph('road.jpg'))
  await expect(form.upload('road.jpg').getByRole('alert')).toContainText('Нет связи')
  await form.field('Описание').fill('Набрано без связи, сохранится потом')
  await expect(page.getByText(/нет связи/i).first()).toBeVisible()
  await context.setOffline(false)
  await expect(form.photos).toHaveCount(1)
  await form.expectSaved()
  await page.reload()
  await expect(form.field('Описание')).toHaveValue('Набрано без связи, сохранится потом')
  await expect(form.photos).toHaveCount(1)
})

test('§12: a photograph of 20 MB is shrunk, the same one is told, and each can be turned', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const form = await openForm(page)
  const huge = await hugePhotograph()
  await form.addPhotos(huge)
  await expect(form.photos).toHaveCount(1)
  await form.addPhotos({ ...huge, name: 'copy.jpg' })
  await expect(page.getByText('Эта фотография уже есть в объявлении')).toBeVisible()
  await expect(form.photos).toHaveCount(1)

  const photo = page.getByRole('img', { name: 'Фотография 1' })
  await expect(photo).toHaveAttribute('width', '1200')
  await page.getByRole('button', { name: 'Повернуть фотографию 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(photo).toHaveAttribute('width', '900')
  await expect(photo).toHaveAttribute('height', '1200')
  await expect(page.getByRole('button', { name: 'Повернуть фотографию 1' })).toBeFocused()
  await form.expectSaved()
  await page.reload()
  await expect(photo).toHaveAttribute('height', '1200')
})
