import { screen, within } from '@testing-library/react'
import { photoOf } from '@trassa/ad-form/testing/samples'
import type { Photo } from '@trassa/contracts/entities/photo'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answers, renderConsole } from '../../../testing/render-console.tsx'
import { moderatedAd } from '../../../testing/samples.ts'
import { AdBackground } from '../ad-background.tsx'
import { AdView } from '../ad-view.tsx'

beforeEach(() => localStorage.clear())

const TWIN = {
  id: '77',
  title: 'LADA Granta, 2017',
  price: 500_000,
  stat: 4,
  userId: '8',
  username: 'Пётр',
  createdAt: '2026-11-01T00:00:00.000Z',
  photo: null,
}

const ANSWERS: Answers = {
  'moderator.twins': () => ({
    sameVin: [TWIN],
    samePhotos: [{ photo: photoOf(1), twin: TWIN, twinPhoto: photoOf(2) }],
  }),
  'moderator.marketBand': () => ({
    band: { low: 500_000, median: 800_000, high: 900_000, total: 31, ads: [] },
  }),
  'moderator.ownerHistory': () => ({
    registeredAt: '2020-01-01T00:00:00.000Z',
    adsByStat: [{ stat: 4, total: 3 }],
    complaints: { open: 1, decided: 2, unfounded: 0 },
    decisions: [
      {
        id: '5',
        at: '2026-11-01T00:00:00.000Z',
        event: 'ad.blocked',
        adId: '77',
        title: 'LADA',
        reason: 'Обман',
      },
    ],
  }),
}

describe('§9 evidence', () => {
  it('each part is asked for when it is opened; the owner’s past never unasked', async () => {
    const { user, asked } = renderConsole(
      <AdBackground ad={moderatedAd('11', { price: 640_000 })} />,
      ANSWERS,
    )
    expect(asked('moderator.twins')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Цены на рынке' }))
    expect(await screen.findByText(/Ниже середины на 20 %/)).toBeInTheDocument()
    expect(asked('moderator.ownerHistory')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Прошлое владельца' }))
    expect(await screen.findByText('Обман')).toBeInTheDocument()
    expect(screen.getByText('Жалобы: ждут 1, подтвердились 2')).toBeInTheDocument()
    expect(asked('moderator.ownerHistory')).toMatchObject([{ params: { id: '11' } }])
  })

  it('the part that a risk signal points to is open at once', async () => {
    const { asked } = renderConsole(
      <AdBackground ad={moderatedAd('11', { risk: ['sameVin'] })} />,
      ANSWERS,
    )
    expect(await screen.findByText('Тот же VIN: 1')).toBeInTheDocument()
    expect(asked('moderator.marketBand')).toEqual([])
  })

  it('the same photograph is compared side by side, both enlarged alike', async () => {
    const { user } = renderConsole(
      <AdBackground ad={moderatedAd('11', { risk: ['samePhoto'] })} />,
      ANSWERS,
    )
    await user.click(await screen.findByRole('button', { name: /Сравнить с фотографией/ }))
    const pane = screen.getByRole('region', { name: 'Сравнение фотографий' })
    await user.keyboard('{Shift>}[Equal]{/Shift}[NumpadAdd]')
    const scales = within(pane)
      .getAllByRole('img')
      .map((image) => image.style.transform)
    expect(scales).toEqual(['scale(1.96)', 'scale(1.96)'])
    await user.keyboard('[Minus][Minus][Minus]')
    expect(within(pane).getAllByRole('img')[0]?.style.transform).toBe('scale(1)')
    await user.keyboard('[Escape]')
    expect(screen.queryByRole('region', { name: 'Сравнение фотографий' })).not.toBeInTheDocument()
  })
})

describe('§9 the ad', () => {
  it('F enlarges the photograph, the arrows turn it over there as well', async () => {
    const photos = [photoOf(1), photoOf(2)]
    const { user } = renderConsole(<AdView ad={moderatedAd('11', { photos })} />, ANSWERS)
    await user.keyboard('[KeyF]')
    expect(screen.getByText('Фотография 1 из 2')).toBeInTheDocument()
    await user.keyboard('[ArrowRight]')
    expect(screen.getByText('Фотография 2 из 2')).toBeInTheDocument()
  })

  const price = { code: 'price.unreal', field: 'price', message: 'Укажите цену целиком' } as const
  const category = {
    code: 'category.wrong',
    field: 'adType',
    message: 'Выберите раздел',
  } as const
  const city = { code: 'ad.other', field: 'cityId', message: 'Укажите город' } as const
  const vin = { code: 'vin.mismatch', field: 'vin', message: 'Проверьте VIN' } as const

  it('a resubmitted ad shows the earlier reasons, whether each is fixed, and what has changed since', async () => {
    renderConsole(<AdView ad={moderatedAd('11', { reviewRequired: true, reasons: [] })} />, {
      'moderator.adChanges': () => ({
        changes: {
          since: '2026-11-20T00:00:00.000Z',
          reasons: [price, vin, category, city],
          before: {
            adType: 'truck',
            fields: { year: 2018 },
            names: {},
            price: 100,
            cityName: 'Казань',
          },
          after: {
            adType: 'auto',
            fields: { year: 2016 },
            names: {},
            price: 640_000,
            cityName: 'Самара',
          },
          photos: { added: ['a'], removed: [] },
          gallery: null,
        },
      }),
    })
    const itemOf = (text: string) => screen.getByText(text).closest('li')
    expect(await screen.findByText('Прежние замечания')).toBeInTheDocument()
    expect(itemOf(price.message)).toHaveTextContent('изменено')
    expect(itemOf(vin.message)).toHaveTextContent('без изменений')
    expect(itemOf(category.message)).toHaveTextContent('изменено')
    expect(itemOf(city.message)).toHaveTextContent('изменено')
    const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
    expect(rows.slice(1)).toEqual([
      'КатегорияГрузовикиЛегковые автомобили',
      expect.stringMatching(/^Цена100.*640.*000/),
      expect.stringMatching(/2018.*2016/),
      'ГородКазаньСамара',
      'Фотографии—добавлено: 1',
    ])
  })

  const resubmitted = (
    gallery: object,
    photos = { added: [] as string[], removed: [] as string[] },
  ) =>
    renderConsole(<AdView ad={moderatedAd('11', { reviewRequired: true, reasons: [] })} />, {
      'moderator.adChanges': () => ({
        changes: {
          since: '2026-11-20T00:00:00.000Z',
          reasons: [{ code: 'photo.quality', field: 'photos', message: 'Замените фотографию' }],
          before: { fields: {}, names: {} },
          after: { fields: {}, names: {} },
          photos,
          gallery,
        },
      }),
    })

  it('its photographs then and now: what was removed, added and moved, compared enlarged', async () => {
    const [kept, second, gone, added] = [1, 2, 3, 4].map(photoOf) as [Photo, Photo, Photo, Photo]
    const { user } = resubmitted(
      {
        before: [
          { id: kept.id, photo: kept },
          { id: second.id, photo: second },
          { id: gone.id, photo: null },
        ],
        after: [second, kept, added],
      },
      { added: [added.id], removed: [gone.id] },
    )
    const [before, after] = await screen.findAllByRole('figure')
    const marksOf = (strip: HTMLElement | undefined) =>
      within(strip as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(marksOf(before)).toEqual(['', '', 'Нет на сервереубрана'])
    expect(marksOf(after).filter((mark) => mark === 'переставлена')).toHaveLength(1)
    expect(marksOf(after)[2]).toBe('новая')
    expect(screen.getByText(/уже удалена с сервера/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Фотографии были: фотография 1' }))
    const pane = screen.getByRole('region', { name: 'Сравнение фотографий' })
    const shown = () =>
      within(pane)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt'))
    expect(shown()).toEqual(['Фотографии были: фотография 1', 'Фотографии стали: фотография 1'])
    await user.keyboard('[ArrowLeft]')
    expect(shown()).toEqual(['Фотографии стали: фотография 3'])
  })

  it('photographs in another order answer a reason about photographs', async () => {
    const [first, second] = [photoOf(1), photoOf(2)]
    resubmitted({
      before: [first, second].map((photo) => ({ id: photo.id, photo })),
      after: [second, first],
    })
    expect(await screen.findByText('изменён порядок')).toBeInTheDocument()
    expect(screen.getByText('Замените фотографию').closest('li')).toHaveTextContent('изменено')
  })

  it('an appealed ad shows the reasons of its block; one that was never faulted asks for nothing', () => {
    const { asked } = renderConsole(
      <>
        <AdView
          ad={moderatedAd('11', { lane: 'appeals', reviewRequired: true, reasons: [price] })}
        />
        <AdView ad={moderatedAd('12')} />
      </>,
      ANSWERS,
    )
    expect(screen.getByText(price.message)).toBeInTheDocument()
    expect(asked('moderator.adChanges')).toEqual([])
  })
})
