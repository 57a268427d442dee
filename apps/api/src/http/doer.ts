import type { Actor } from './access.ts'
import type { CallerTrace } from './serve.ts'

/** Who does something, and where that came from; a job that goes on for somebody comes from nowhere. */
export type Doer = { actor: Pick<Actor, 'userId' | 'role' | 'staffRoles'>; request?: CallerTrace['request'] }
