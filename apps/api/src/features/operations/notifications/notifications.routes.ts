import { mailPace } from '@sopaan/contract/mail-pace'
import { adminNotifications, notifications } from '@sopaan/contract/notifications'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { chooseMailPace, readMailPace } from './mail-pace.service.ts'
import {
  changeNotificationSetting,
  notificationSettings,
  ownNotifications,
  readNotification,
  readNotifications,
  unsubscribe,
} from './own-notifications.service.ts'

/** What people are told: everybody reads and marks the own notifications; admins do so at a path of theirs too. */
export function notificationsRoutes(app: App, deps: Deps): void {
  for (const calls of [notifications, adminNotifications]) {
    serve(app, calls.list, ({ actor, query }) => ownNotifications(deps, actor, query))
    serve(app, calls.markAllRead, async ({ actor, body }) => ({
      message: 'Marked as read.',
      unread: await readNotifications(deps, actor, body.until),
    }))
    serve(app, calls.markRead, ({ actor, params }) => readNotification(deps, actor, params.id))
  }
  serve(app, notifications.settings, ({ actor }) => notificationSettings(deps, actor))
  serve(app, notifications.changeSetting, ({ caller, params, body }) =>
    changeNotificationSetting(deps, caller, { ...params, ...body }),
  )
  serve(app, mailPace.read, ({ actor }) => readMailPace(deps, actor))
  serve(app, mailPace.change, ({ caller, body }) => chooseMailPace(deps, caller, body.pace))
  // A mail program sends it as a form, without cookies: what the link carries is all the proof there is.
  serve(app, notifications.unsubscribe, async ({ params, request }) => unsubscribe(deps, request, params.token), {
    caller: 'server',
    rawBody: 'form',
  })
}
