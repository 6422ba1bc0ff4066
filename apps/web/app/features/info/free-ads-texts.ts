/** domain §2: what is free, for every page that says so. */
export const FREE_ADS_TEXT =
  'Частное лицо бесплатно размещает одно объявление о транспорте и пять о запчастях и услугах одновременно.'
export const COMPANY_ADS_TEXT = 'У компаний бесплатных объявлений нет.'
/** domain §5: what may be paid for. */
export const PAID_ADS_TEXT =
  'Остальные публикации платные: можно оплатить одну на 30 дней или купить пакет. Чем больше пакет, тем дешевле публикация – до 50 %.'
