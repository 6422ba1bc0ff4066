// A gateway as a child process: another process on the same database. Says its origin once it can be asked.
import { freePort } from '../../src/platform/net/free-port.ts'
import { benchConfig, connectBench, createBenchApp } from '../bench-app.ts'

const folder = process.argv[2] ?? ''
const app = await createBenchApp(await connectBench(folder), benchConfig(folder, await freePort()))
process.on('disconnect', () => process.exit())
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
