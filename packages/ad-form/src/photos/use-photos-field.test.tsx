import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { ToastProvider } from '@trassa/ui/feedback/toast'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AdContent, emptyContent } from '../content/ad-content.ts'
import { AdFormProvider } from '../form/ad-form-provider.tsx'
import { DEFINITION, photoOf } from '../testing/samples.ts'
import { PHOTO_LABELS } from './photo-labels.ts'
import type { SendPhoto } from './send-photo.ts'
import type { Upload } from './uploads.ts'
import { UploadsContext, useFormUploads } from './uploads-context.ts'
import { usePhotoOrder } from './use-photo-order.ts'
import { usePhotosField } from './use-photos-field.ts'
import { useUpload } from './use-upload.ts'

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 900, close() {} }))
})
afterEach(() => vi.unstubAllGlobals())

const pngOf = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), name], name, { type: 'image/png' })

function UploadItem({ upload }: { upload: Upload }) {
  const { name, failure, retry, cancel } = useUpload(upload)
  return (
    <li>
      {name} {failure}
      {retry && (
        <button type="button" onClick={retry}>
          {PHOTO_LABELS.retry}
        </button>
      )}
      <button type="button" onClick={cancel}>
        {PHOTO_LABELS.cancel}
      </button>
    </li>
  )
}

function Field({ onAdd }: { onAdd: () => void }) {
  const { photos, pending, max, isFull, overLimit, inputProps } = usePhotosField({
    inputLabel: 'Файлы',
    onAdd,
  })
  const order = usePhotoOrder()
  return (
    <>
      <input {...inputProps} />
      {isFull && <p>Больше нельзя</p>}
      {overLimit.length > 0 && <p role="alert">{PHOTO_LABELS.notTaken(overLimit)}</p>}
      {photos.map((photo, index) => (
        <button
          type="button"
          key={photo.id}
          onClick={() => order.move(index, 0)}
          data-photo={photo.id}
        >
          {PHOTO_LABELS.alt(index + 1)}
        </button>
      ))}
      <ul>
        {pending.map((upload) => (
          <UploadItem key={upload.id} upload={upload} />
        ))}
      </ul>
      <p>{PHOTO_LABELS.count(photos.length, max)}</p>
    </>
  )
}

function open({ send, max = 20 }: { send: SendPhoto; max?: number }) {
  const onAdd = vi.fn()
  function Form() {
    const form = useForm<AdContent>({ defaultValues: emptyContent('', null) })
    const uploads = useFormUploads(form, { send, isLoggedIn: true })
    return (
      <AdFormProvider
        definition={{ ...DEFINITION, photos: { min: 1, max } }}
        form={form}
        api={{ ask: () => Promise.reject(new Error('not asked')) }}
        slots={{ photos: () => null, phone: () => null }}
        notes={new Map()}
      >
        <UploadsContext value={uploads}>
          <Field onAdd={onAdd} />
        </UploadsContext>
      </AdFormProvider>
    )
  }
  render(
    <ToastProvider>
      <Form />
    </ToastProvider>,
  )
  return { onAdd, input: screen.getByLabelText<HTMLInputElement>('Файлы') }
}

const sendByName: SendPhoto = async (file) => photoOf(Number(file.name[0]))

it('domain §4 photos: takes as many as the type allows and says how many it refused', async () => {
  const { input, onAdd } = open({ send: sendByName, max: 2 })
  await userEvent.upload(input, ['1.png', '2.png', '3.png'].map(pngOf))
  expect(
    await screen.findByText('Добавлено 2 из 3: в объявлении не больше 2 фотографии'),
  ).toBeTruthy()
  expect(await screen.findByText('2 из 2')).toBeTruthy()
  expect(screen.getByText('Больше нельзя')).toBeTruthy()
  expect(onAdd).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toBe('Не добавлены: 3.png')
})

it('names what was chosen or dropped when there is no room left', async () => {
  const { input } = open({ send: sendByName, max: 1 })
  await userEvent.upload(input, [pngOf('1.png')])
  expect(await screen.findByText('Больше нельзя')).toBeTruthy()
  await userEvent.upload(input, ['2.png', '3.png'].map(pngOf))
  expect((await screen.findByRole('alert')).textContent).toBe('Не добавлены: 2.png, 3.png')
})

it('§12 photographs: the same one chosen twice is told and not uploaded again', async () => {
  const { input } = open({ send: sendByName })
  await userEvent.upload(input, [pngOf('1.png'), pngOf('1.png')])
  expect(await screen.findByText('Эта фотография уже есть в объявлении')).toBeTruthy()
  expect(await screen.findByText('1 из 20')).toBeTruthy()
})

it('a failed upload shows its reason; only one that may succeed can be retried', async () => {
  let answers: SendPhoto = () => Promise.reject(new AppError('network.failed'))
  const { input } = open({ send: (...args) => answers(...args) })
  await userEvent.upload(input, [
    pngOf('1.png'),
    new File(['%PDF-1.7 …'], 'scan.png', { type: 'image/png' }),
  ])
  expect(await screen.findByText(new RegExp(ERROR_TEXTS['photo.not_image']))).toBeTruthy()
  expect(await screen.findByText(new RegExp(ERROR_TEXTS['network.failed']))).toBeTruthy()
  answers = sendByName
  await userEvent.click(screen.getByRole('button', { name: PHOTO_LABELS.retry }))
  expect(await screen.findByText('1 из 20')).toBeTruthy()
  expect(screen.queryByRole('button', { name: PHOTO_LABELS.retry })).toBeNull()
})

it('moves a photo to the front as the cover', async () => {
  const { input } = open({ send: sendByName })
  await userEvent.upload(input, ['1.png', '2.png'].map(pngOf))
  await userEvent.click(await screen.findByRole('button', { name: 'Фотография 2' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Фотография 1' }).dataset.photo).toBe(photoOf(2).id),
  )
})
