import type { Account } from '../../shared/outbox.ts'

export const MARINA: Account = { server: 'https://trassa.example', moderatorId: '4' }
export const BORIS: Account = { ...MARINA, moderatorId: '5' }
