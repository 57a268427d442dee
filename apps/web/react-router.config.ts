import type { Config } from '@react-router/dev/config'

/**
 * Every page is rendered per request, in the one process: a render takes milliseconds, and each page names the address
 * it is reached under, which is known when the product starts and not when it is built. So nothing is prerendered.
 */
export default {
  appDirectory: 'src',
  ssr: true,
  // What a route is split into is worked out with the rest (sent-together.ts).
  splitRouteModules: false,
  // A page learns of the routes its links lead to after it stands (decision 0148).
  routeDiscovery: { mode: 'lazy', manifestPath: '/page-routes' },
} satisfies Config
