/** The cars of a shape: ids of the catalogue's `BODY_TYPES`; its picture is drawn in `body-drawings.ts` (apps/web). */
export const BODY_SHAPES = [
  { id: 'sedan', label: 'Седан', bodies: [1] },
  { id: 'hatchback', label: 'Хэтчбек', bodies: [2, 3] },
  { id: 'liftback', label: 'Лифтбек', bodies: [4] },
  { id: 'estate', label: 'Универсал', bodies: [5] },
  { id: 'offRoader', label: 'Внедорожник', bodies: [6, 7] },
  { id: 'coupe', label: 'Купе', bodies: [8] },
  { id: 'cabriolet', label: 'Кабриолет', bodies: [9, 14] },
  { id: 'minivan', label: 'Минивэн', bodies: [10] },
  { id: 'pickup', label: 'Пикап', bodies: [11] },
  { id: 'van', label: 'Фургон', bodies: [12] },
] as const
