import { z } from 'zod'

const NUMBER = 'Укажите номер платёжного поручения: до 20 цифр и букв'

/** A payment order of a bank: by its number and date it is told from others of the same payer. */
export const paymentOrderSchema = z.object({
  number: z.string().regex(/^[0-9A-Za-zА-Яа-яЁё/-]{1,20}$/, NUMBER),
  date: z.iso.date('Укажите дату платёжного поручения'),
})
export type PaymentOrder = z.infer<typeof paymentOrderSchema>
