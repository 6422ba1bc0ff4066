import { PATHS } from './paths.ts'

/** Links to the legal pages: footer, login, services menu. */
export const LEGAL_LINKS = [
  { label: 'Пользовательское соглашение', to: PATHS.agreement },
  { label: 'Согласие на обработку данных', to: PATHS.consent },
  { label: 'Политика конфиденциальности', to: PATHS.policy },
  { label: 'Условия оплаты', to: PATHS.termsOfPayment },
] as const
