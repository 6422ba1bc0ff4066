import type { Announcements } from '@dnd-kit/core'

export const INSTRUCTIONS =
  'Пробел берёт фотографию, стрелки двигают её, пробел ставит на место, Esc возвращает.'

/** Screen reader announcements while a photo is being moved. */
export function announcementsOf(ids: readonly string[]): Announcements {
  const place = (id: string | number) => ids.indexOf(String(id)) + 1
  return {
    onDragStart: ({ active }) => `Фотография ${place(active.id)} взята`,
    onDragOver: ({ over }) => (over ? `Место ${place(over.id)} из ${ids.length}` : undefined),
    onDragEnd: ({ over }) => (over ? `Фотография на месте ${place(over.id)}` : undefined),
    onDragCancel: ({ active }) => `Фотография осталась на месте ${place(active.id)}`,
  }
}
