import { pushDevices } from '@sopaan/contract/push-devices'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { addPushDevice, endPushDevice, ownPushDevices } from './push-devices.service.ts'

const WRITE = { limits: [{ name: 'push-devices', by: 'user' }] } as const

/** On which browsers somebody is told by push. */
export function pushDevicesRoutes(app: App, deps: Deps): void {
  serve(app, pushDevices.list, ({ actor }) => ownPushDevices(deps, actor))
  serve(app, pushDevices.add, ({ caller, body }) => addPushDevice(deps, caller, body), WRITE)
  serve(app, pushDevices.remove, ({ caller, params }) => endPushDevice(deps, caller, params.id), WRITE)
}
