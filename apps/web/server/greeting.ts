import { formatPhone } from '@trassa/contracts/phone'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { Config } from '@trassa/gateway/main/config'

/** The text printed when the server is ready: addresses, and in the demo the phones to log in with. */
export async function greeting(config: Config): Promise<string> {
  const { publicUrl, gatewayBase } = config
  const lines = [
    `${PRODUCT_NAME} запущена: ${publicUrl}`,
    `  описание вызовов: ${publicUrl}${gatewayBase}/docs`,
  ]
  if (config.mode === 'demo') {
    lines.push(`  коды из SMS:      ${publicUrl}/dev/outbox`, '', 'Телефоны для входа:')
    // On demand: a production install leaves out `@trassa/demo-data`, a dev dependency.
    const { DEMO_ROLES } = await import('@trassa/demo-data/demo-users')
    for (const { phone, title } of DEMO_ROLES) lines.push(`  ${formatPhone(phone)}  ${title}`)
    lines.push('', 'Консоль модераторов: npm run console', 'Остановить: Ctrl-C')
  }
  return `\n${lines.join('\n')}\n\n`
}
