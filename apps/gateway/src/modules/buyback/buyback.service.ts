import type { CallArguments } from '@trassa/contracts/call'
import { sendBuyback } from '@trassa/contracts/calls/mail-forms'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { FormLetters, FormSender } from '../messaging/public.ts'

type Offer = CallArguments<typeof sendBuyback, 'output'>['body']

export type BuybackService = ReturnType<typeof createBuybackService>

/** Cars that their owners offer for buyback, as letters to those who buy (spec §2). */
export const createBuybackService = (letters: FormLetters, recipients: readonly string[]) => ({
  /** @throws AppError as `FormLetters.send` */
  offer: (offer: Offer, sender: FormSender) => {
    const { mark, model, year, mileage, condition, city, comment, contact, name } = offer
    return letters.send(
      recipients,
      {
        form: sendBuyback.id,
        subject: `${PRODUCT_NAME}: выкуп ${mark} ${model}, ${year}`,
        lines: [
          ['Марка', mark],
          ['Модель', model],
          ['Год', year],
          ['Пробег, км', mileage],
          ['Состояние', condition],
          ['Город', city],
        ],
        text: comment,
        contact,
        name,
      },
      sender,
    )
  },
})
