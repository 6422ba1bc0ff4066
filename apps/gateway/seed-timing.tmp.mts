import { readConfig } from './src/config.ts'
import { openDatabase } from './src/database/open.ts'
import { migrateDatabase } from './src/database/migrate.ts'
import { loadDictionaries } from './src/features/dictionaries/load-dictionaries.ts'
import { seedDemo } from './src/features/demo/seed-demo.ts'
import { openFileStorage } from './src/features/photos/open-file-storage.ts'
const config = readConfig(process.env)
let t = Date.now()
const lap = (n: string) => { console.log(n, Date.now() - t); t = Date.now() }
const database = await openDatabase(config); lap('open')
const { db } = database.connection
await migrateDatabase(db); lap('migrate')
await loadDictionaries(db); lap('dictionaries')
const cpu = process.cpuUsage()
await seedDemo(db, openFileStorage(config), config.demoAds); lap('seed')
console.log('cpu', process.cpuUsage(cpu).user / 1e6)
await database.stop(); process.exit(0)
