import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Twenty routes: asking for their manifest piece by piece only fails where the network does.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
