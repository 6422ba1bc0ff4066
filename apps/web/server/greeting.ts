import { formatPhone } from '@trassa/contracts/phone'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { DEMO_ROLES } from '@trassa/gateway/features/demo/demo-users'
import type { Config } from '@trassa/gateway/main/config'

/** What stands on the screen when the server is ready: addresses, and in the demo whom one can be. */
export function greeting(config: Config): string {
  const { publicUrl, gatewayBase } = config
  const lines = [
    `${PRODUCT_NAME} запущена: ${publicUrl}`,
    `  описание вызовов: ${publicUrl}${gatewayBase}/docs`,
  ]
  if (config.mode === 'demo') {
    lines.push(`  коды из SMS:      ${publicUrl}/dev/outbox`, '', 'Телефоны для входа:')
    for (const { phone, title } of DEMO_ROLES) lines.push(`  ${formatPhone(phone)}  ${title}`)
    lines.push('', 'Консоль модераторов: npm run console', 'Остановить: Ctrl-C')
  }
  return `\n${lines.join('\n')}\n\n`
}
