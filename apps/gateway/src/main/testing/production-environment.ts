/** The least that production mode wants to be set. */
export const PRODUCTION = {
  TRASSA_MODE: 'production',
  PUBLIC_URL: 'https://trassa.example',
  DATABASE_URL: 'postgres://user:password@db.example/trassa',
  CODE_SECRET: 'x'.repeat(32),
  SMS_PROVIDER: 'smsru',
  SMSRU_API_ID: 'id',
  TRUST_PROXY: '1',
}
