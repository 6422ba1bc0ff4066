import { runCommandLine } from './commands/run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), process.env, console)
