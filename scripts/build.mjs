/** `npm run build`: the built pages, made anew only when their sources changed; `-- --always` makes them anew anyway. */

import { ROOT } from './install.mjs'
import { buildWebWhenStale } from './web-build.mjs'

const isBuilt = buildWebWhenStale(ROOT, { always: process.argv.includes('--always') })
console.log(isBuilt ? 'The pages are built.' : 'The built pages are up to date.')
