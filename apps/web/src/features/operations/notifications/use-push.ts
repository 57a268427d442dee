import type { NotificationSetting } from '@sopaan/contract/notifications'
import type { PushDevice } from '@sopaan/contract/push-devices'
import { useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useAction } from '#web/identity/use-action.ts'
import { useWords } from '#web/words/use-words.tsx'
import { sendNotificationSetting } from './notifications.queries.ts'
import { addThisBrowser, endpointQuery, pushDevicesQuery, removeBrowser } from './push-devices.queries.ts'
import { isPushBlocked, PushNotAllowed } from './push-subscription.ts'

/** What can be done about pushes from this browser. */
export type Push = {
  /** The browsers that are told. */
  devices: readonly PushDevice[]
  /** This browser among them; undefined while it is not. */
  own: PushDevice | undefined
  /** Whether the reader said no for good. */
  isBlocked: boolean
  isBusy: boolean
  /** Has this browser told, or no more. */
  toggle: (isOn: boolean) => Promise<void>
  /** Has a topic pushed, on this browser too, or no more. */
  choose: (setting: NotificationSetting, isByPush: boolean) => Promise<void>
  remove: (device: PushDevice) => Promise<void>
}

/** Pushes to this browser; undefined where it cannot be told, or nobody pushes here. */
export function usePush(): Push | undefined {
  const { notifications: words } = useWords()
  const { data } = useQuery(pushDevicesQuery())
  const { data: endpoint } = useQuery(endpointQuery())
  const { isBusy, run } = useAction()
  if (data === undefined || data.key === null || endpoint === undefined) return undefined
  const { key, devices } = data
  const own = devices.find((device) => device.endpoint === endpoint)
  const add = () =>
    own === undefined ? allowing(() => addThisBrowser(key), words.push.blocked) : Promise.resolve(true)
  const failed = words.saveFailed
  return {
    devices,
    own,
    isBlocked: isPushBlocked(),
    isBusy,
    toggle: async (isOn) => {
      const change = () => (isOn || own === undefined ? add() : removeBrowser(own._id, { isThis: true }))
      await run(change, { failed })
    },
    choose: async (setting, isByPush) => {
      const change = async () => {
        if (!isByPush || (await add())) await sendNotificationSetting({ ...setting, isByPush })
      }
      await run(change, { failed })
    },
    remove: async ({ _id }) => void (await run(() => removeBrowser(_id, { isThis: _id === own?._id }), { failed })),
  }
}

/** Whether the reader and the browser allowed it; where they did not, that is said and nothing else changes. */
async function allowing(work: () => Promise<void>, blocked: string): Promise<boolean> {
  try {
    await work()
    return true
  } catch (thrown) {
    if (!(thrown instanceof PushNotAllowed)) throw thrown
    toast.error(blocked)
    return false
  }
}
