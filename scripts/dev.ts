// `npm run dev [-- console]`: everything from its sources, reloaded on change.
import './lib/end-with-npm.mjs'

// Loads for a second or more, in which the end of npm must not be missed.
await import('./lib/develop.ts')
