import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { ROOT } from './lib/run.ts'

it('a second start builds nothing under the first one, and says what to do', async () => {
  const first = createServer().listen(0, '0.0.0.0')
  await once(first, 'listening')
  onTestFinished(() => void first.close())
  const { port } = first.address() as { port: number }
  const second = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    // Without a path nothing can be built.
    env: { PORT: String(port) },
  })
  const [output, errors, [code]] = await Promise.all([
    text(second.stdout),
    text(second.stderr),
    once(second, 'exit'),
  ])
  expect([output, code]).toEqual(['', 1])
  expect(errors).toContain(`Порт ${port} занят. Остановите программу на нём`)
})
