import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, finder, personOf } from '../scenarios/context.ts'
import { uploadHead } from '../scenarios/half-sent.ts'
import { openSocket } from '../wire/raw-socket.ts'

const UPLOADS = 5
/** Time for the uploads to reach their route. */
const ARRIVING_MS = 300
const SECOND_AFTER_MS = 500

/** SIGTERM while photographs are uploading: the process ends in time whatever they do. */
export async function stopWhileUploading(attack: Attack): Promise<void> {
  const part = 'SIGTERM during uploads'
  const uploads = await hangingUploads(attack)
  attack.server.signal('SIGTERM')
  await expectEnd(attack, part, attack.limits.stopMs)
  for (const socket of uploads) socket.destroy()
}

/** The same with a second SIGTERM, which ends the process at once. */
export async function stopTwice(attack: Attack): Promise<void> {
  const part = 'second SIGTERM'
  const uploads = await hangingUploads(attack)
  attack.server.signal('SIGTERM')
  await pause(SECOND_AFTER_MS)
  attack.server.signal('SIGTERM')
  await expectEnd(attack, part, attack.limits.secondStopMs)
  for (const socket of uploads) socket.destroy()
}

async function hangingUploads({ server, world }: Attack) {
  const { cookie } = personOf(world, 'user')
  const sockets = await Promise.all(Array.from({ length: UPLOADS }, () => openSocket(server.port)))
  for (const socket of sockets) socket.write(uploadHead(`localhost:${server.port}`, cookie))
  await pause(ARRIVING_MS)
  return sockets
}

async function expectEnd({ server, report, ...rest }: Attack, part: string, withinMs: number) {
  const milliseconds = await server.ended(withinMs)
  if (milliseconds !== null) {
    report.measure(`${part}: ended after ${Math.round(milliseconds)} ms`)
    return
  }
  finder({ report, ...rest }, part)('dead', `still running ${withinMs} ms after the signal`)
  server.signal('SIGKILL')
  await server.ended(withinMs)
}
