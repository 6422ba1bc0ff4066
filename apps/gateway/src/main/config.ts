import { resolve } from 'node:path'
import type { PerBase } from '@trassa/contracts/envelopes'
import type { OutsideLinks } from '@trassa/contracts/outside-links'
import { z } from 'zod'
import type { Seller } from '../modules/billing/public.ts'
import { outsideLinkSettings, outsideLinksOf } from './settings/outside-links.ts'
import { sellerMistakes, sellerOf, sellerSettings } from './settings/seller-settings.ts'
import { basePath, emailAddresses, hostList, port, publicUrl } from './settings/setting-values.ts'
import { type TelegramConfig, telegramOf, telegramSettings } from './settings/telegram-settings.ts'
import { type TrustedProxies, trustedProxies } from './settings/trusted-proxies.ts'

const environmentSchema = z
  .object({
    TRASSA_MODE: z.enum(['demo', 'production']).default('demo'),
    ROLE: z.enum(['web', 'worker', 'all']).default('all'),
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: publicUrl.optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_DIR: z.string().default('.data'),
    GATEWAY_BASE: basePath.default('/gateway'),
    FILES_BASE: basePath.default('/files'),
    LEGACY_BASE: basePath.default('/api'),
    PAY_BASE: basePath.default('/pay'),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    CODE_SECRET: z.string().min(32).optional(),
    SMS_PROVIDER: z.enum(['dev-mailbox', 'smsc', 'smsru']).default('dev-mailbox'),
    SMSC_LOGIN: z.string().optional(),
    SMSC_PASSWORD: z.string().optional(),
    SMSRU_API_ID: z.string().optional(),
    PAYMENT_PROVIDER: z.enum(['sandbox', 'yookassa', 'off']).optional(),
    YOOKASSA_SHOP_ID: z.string().optional(),
    YOOKASSA_SECRET_KEY: z.string().optional(),
    YOOKASSA_URL: z.url().default('https://api.yookassa.ru/v3'),
    YOOKASSA_VAT_CODE: z.coerce.number().int().min(1).max(12).default(1),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'smtp://имя:пароль@сервер:587' }).optional(),
    SMTP_FROM: z.email('один адрес электронной почты').optional(),
    SUPPORT_EMAIL: emailAddresses.optional(),
    DELIVERY_EMAIL: emailAddresses.optional(),
    BUYBACK_EMAIL: emailAddresses.optional(),
    ...telegramSettings,
    FEED_PRIVATE_HOSTS: hostList.default([]),
    DEMO_ADS: z.coerce.number().int().min(0).max(100_000).default(2000),
    TRUST_PROXY: trustedProxies.optional(),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
    MAINTENANCE: z.stringbool().default(false),
    CALL_LIMIT_FACTOR: z.coerce.number().min(0).max(10_000).default(1),
    PAGE_WAIT_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
    ANSWER_MEMORY_MB: z.coerce.number().int().min(1).max(65_536).default(192),
    SEARCH_FRESHNESS_MS: z.coerce.number().int().min(0).max(1000).default(20),
    KEPT_PAGES_MB: z.coerce.number().int().min(0).max(16_384).default(64),
    PAGE_CDN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
    STAFF_SECOND_FACTOR: z.enum(['required', 'off']).optional(),
    STAFF_PHONES_PER_HOUR: z.coerce.number().int().min(1).max(10_000).default(120),
    ...outsideLinkSettings,
    ...sellerSettings,
  })
  .superRefine((env, context) => {
    for (const name of neededSettings(env)) {
      if (!env[name as keyof typeof env])
        context.addIssue({ code: 'custom', path: [name], message: 'не задано' })
    }
    for (const [name, message] of sellerMistakes(env))
      context.addIssue({ code: 'custom', path: [name], message })
    if (env.TRASSA_MODE === 'production' && env.SMS_PROVIDER === 'dev-mailbox') {
      context.addIssue({
        code: 'custom',
        path: ['SMS_PROVIDER'],
        message: 'dev-mailbox – только для демонстрации',
      })
    }
    if (env.TRASSA_MODE === 'production' && env.PAYMENT_PROVIDER === 'sandbox') {
      context.addIssue({
        code: 'custom',
        path: ['PAYMENT_PROVIDER'],
        message: 'sandbox – только для демонстрации',
      })
    }
    if (env.TRASSA_MODE === 'production' && env.STAFF_SECOND_FACTOR === 'off') {
      context.addIssue({
        code: 'custom',
        path: ['STAFF_SECOND_FACTOR'],
        message: 'off – только для демонстрации',
      })
    }
    if (env.TRASSA_MODE === 'production' && env.TRUST_PROXY === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['TRUST_PROXY'],
        message:
          'не задано: без него все посетители за прокси – один адрес и делят его ограничения',
      })
    }
    if (env.TRASSA_MODE === 'production' && env.PUBLIC_URL?.startsWith('http:')) {
      context.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: 'в рабочем режиме нужен https: иначе сессии видны в сети',
      })
    }
  })

/** domain §6: production mode refuses to start while a needed setting is missing. */
function neededSettings(env: {
  TRASSA_MODE: string
  ROLE: string
  SMS_PROVIDER: string
  PAYMENT_PROVIDER?: string | undefined
  SMTP_URL?: string | undefined
  TELEGRAM_WEBHOOK_SECRET?: string | undefined
}): string[] {
  return [
    // The embedded PostgreSQL belongs to one process.
    ...(env.ROLE === 'all' ? [] : ['DATABASE_URL']),
    ...(env.TRASSA_MODE === 'production' ? ['PUBLIC_URL', 'DATABASE_URL', 'CODE_SECRET'] : []),
    // Without SMTP_URL the site starts, and only its forms say that they do not work.
    ...(env.SMTP_URL ? ['SMTP_FROM', 'SUPPORT_EMAIL'] : []),
    ...(env.TELEGRAM_WEBHOOK_SECRET ? ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME'] : []),
    ...(env.SMS_PROVIDER === 'smsc' ? ['SMSC_LOGIN', 'SMSC_PASSWORD'] : []),
    ...(env.SMS_PROVIDER === 'smsru' ? ['SMSRU_API_ID'] : []),
    ...(env.PAYMENT_PROVIDER === 'yookassa' ? ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'] : []),
  ]
}

/** The settings of the gateway, read once at boot. Lengths of time are in the code that uses them. */
export interface Config extends TelegramConfig {
  mode: 'demo' | 'production'
  /** `web` serves and only enqueues jobs, `worker` runs them and serves nothing, `all` does both. */
  role: 'web' | 'worker' | 'all'
  port: number
  host: string
  /** Origin that browsers see; cookies are `Secure` unless it is plain http. */
  publicUrl: string
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  gatewayBase: string
  filesBase: string
  /** The bases of the older APIs (domain §1). */
  legacyBase: string
  payBase: string
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Keys the hashes of SMS codes and encrypts messages, so that a stolen table tells neither. */
  codeSecret: string
  sms:
    | { provider: 'dev-mailbox' }
    | { provider: 'smsc'; login: string; password: string }
    | { provider: 'smsru'; apiId: string }
  /** `off`: production without `PAYMENT_PROVIDER`; nothing can be paid by card. */
  payment:
    | { provider: 'sandbox' | 'off' }
    | { provider: 'yookassa'; shopId: string; secretKey: string; vatCode: number; url: string }
  /** `off`: production without `SMTP_URL`; the site's forms say that they do not work. */
  email:
    | { provider: 'dev-mailbox' }
    | { provider: 'smtp'; url: string; from: string }
    | { provider: 'off' }
  /** Who reads the letters of each form. */
  formRecipients: { help: string[]; delivery: string[]; buyback: string[] }
  /** `host:port` of the operator's own network that feeds of companies may be fetched from (decision 121). */
  feedPrivateHosts: string[]
  /** How many ads the demo starts with. */
  demoAds: number
  /** Whose `X-Forwarded-*` headers count: `false`, a number of proxies, or their addresses and networks. */
  trustProxy: TrustedProxies
  /** Where Prometheus asks; absent: no metrics. */
  metrics: { port: number; host: string } | undefined
  /** How long the server serves on after a signal to stop, for a balancer to notice (docs/operations.md). */
  drainSeconds: number
  /** The site answers every page with 503 'Сайт обновляется' (spec §2, §9). */
  maintenance: boolean
  /** Multiplies the limits of calls per user and address (docs/decisions/050); 0 switches them off. */
  callLimitFactor: number
  /** How long a page waits for its turn to be rendered, in milliseconds (docs/decisions/049). */
  pageWaitMs: number
  /** Memory for finished answers and what they are made of, in bytes. */
  answerBytes: number
  /** How old lists and pages may be where another process has written, in milliseconds (docs/decisions/164). */
  searchFreshnessMs: number
  /** Memory for rendered pages (docs/decisions/167), in bytes; 0: none is kept. */
  keptPagesBytes: number
  /** How old a page may be that a CDN in front shows, in seconds. */
  pageCdnSeconds: number
  /** Whether a session has staff powers only after a second factor (domain §2); always in production. */
  staffSecondFactor: 'required' | 'off'
  /** How many phones each of the staff may be shown in an hour (domain §2). */
  staffPhonesPerHour: number
  /** Pages outside of the site that it leads to (spec §1, §2; docs/decisions/089). */
  outsideLinks: OutsideLinks
  /** Who makes out invoices (domain §5); `null` in production without `SELLER_…`: nothing is paid by transfer. */
  seller: Seller | null
}

/** Where the calls of each base stand. */
export const basesOf = (
  config: Pick<Config, 'gatewayBase' | 'legacyBase' | 'payBase'>,
): PerBase<string> => ({
  gateway: config.gatewayBase,
  legacy: config.legacyBase,
  pay: config.payBase,
})

/** Reads the environment; throws one sentence that names every wrong or missing setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Неверные настройки: ${lines.join('; ')}`)
  }
  const env = parsed.data
  return {
    mode: env.TRASSA_MODE,
    role: env.ROLE,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.DATA_DIR),
    gatewayBase: env.GATEWAY_BASE,
    filesBase: env.FILES_BASE,
    legacyBase: env.LEGACY_BASE,
    payBase: env.PAY_BASE,
    logLevel: env.LOG_LEVEL,
    codeSecret: env.CODE_SECRET ?? 'demo mode only: the dev mailbox shows codes anyway',
    sms: smsOf(env),
    payment: paymentOf(env),
    email: emailOf(env),
    formRecipients: formRecipientsOf(env),
    ...telegramOf(env, env.TRASSA_MODE),
    feedPrivateHosts: env.FEED_PRIVATE_HOSTS,
    demoAds: env.DEMO_ADS,
    trustProxy: env.TRUST_PROXY ?? false,
    metrics: env.METRICS_PORT ? { port: env.METRICS_PORT, host: env.METRICS_HOST } : undefined,
    drainSeconds: env.DRAIN_SECONDS,
    maintenance: env.MAINTENANCE,
    callLimitFactor: env.CALL_LIMIT_FACTOR,
    pageWaitMs: env.PAGE_WAIT_MS,
    answerBytes: env.ANSWER_MEMORY_MB * 1024 * 1024,
    searchFreshnessMs: env.SEARCH_FRESHNESS_MS,
    keptPagesBytes: env.KEPT_PAGES_MB * 1024 * 1024,
    pageCdnSeconds: env.PAGE_CDN_SECONDS,
    staffPhonesPerHour: env.STAFF_PHONES_PER_HOUR,
    staffSecondFactor:
      env.STAFF_SECOND_FACTOR ?? (env.TRASSA_MODE === 'production' ? 'required' : 'off'),
    outsideLinks: outsideLinksOf(env),
    seller: sellerOf(env, env.TRASSA_MODE),
  }
}

function smsOf(env: z.output<typeof environmentSchema>): Config['sms'] {
  if (env.SMS_PROVIDER === 'smsc') {
    return { provider: 'smsc', login: env.SMSC_LOGIN ?? '', password: env.SMSC_PASSWORD ?? '' }
  }
  if (env.SMS_PROVIDER === 'smsru') return { provider: 'smsru', apiId: env.SMSRU_API_ID ?? '' }
  return { provider: 'dev-mailbox' }
}

function paymentOf(env: z.output<typeof environmentSchema>): Config['payment'] {
  const provider = env.PAYMENT_PROVIDER ?? (env.TRASSA_MODE === 'demo' ? 'sandbox' : 'off')
  if (provider !== 'yookassa') return { provider }
  return {
    provider,
    shopId: env.YOOKASSA_SHOP_ID ?? '',
    secretKey: env.YOOKASSA_SECRET_KEY ?? '',
    vatCode: env.YOOKASSA_VAT_CODE,
    url: env.YOOKASSA_URL,
  }
}

function emailOf(env: z.output<typeof environmentSchema>): Config['email'] {
  if (env.SMTP_URL) return { provider: 'smtp', url: env.SMTP_URL, from: env.SMTP_FROM ?? '' }
  return { provider: env.TRASSA_MODE === 'demo' ? 'dev-mailbox' : 'off' }
}

function formRecipientsOf(env: z.output<typeof environmentSchema>): Config['formRecipients'] {
  const help = env.SUPPORT_EMAIL ?? ['support@trassa.example']
  return { help, delivery: env.DELIVERY_EMAIL ?? help, buyback: env.BUYBACK_EMAIL ?? help }
}
