import { z } from 'zod'

/** The first and the last day that calls take: nothing was recorded before, and years of three digits are half-typed. */
export const FIRST_DAY = '2020-01-01'
export const LAST_DAY = '2099-12-31'

/** `2026-11-21`, of the calendar of some zone. A day to come is one on which nothing has happened yet. */
export const daySchema = z.iso
  .date('Укажите день')
  .refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Укажите день с 1 января 2020 года')
