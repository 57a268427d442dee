import { adminNotifications, notifications } from '@sopaan/contract/notifications'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import {
  changeNotificationSetting,
  notificationSettings,
  ownNotifications,
  readNotification,
  readNotifications,
} from './own-notifications.service.ts'

const success = 'success' as const

/** What people are told: everybody reads and marks the own notifications; admins do so at a path of theirs too. */
export function notificationsRoutes(app: App, deps: Deps): void {
  for (const calls of [notifications, adminNotifications]) {
    serve(app, calls.list, async ({ actor, query }) => ({
      status: success,
      ...(await ownNotifications(deps, actor, query)),
    }))
    serve(app, calls.markAllRead, async ({ actor, body }) => ({
      status: success,
      message: 'Marked as read.',
      unread: await readNotifications(deps, actor, body.until),
    }))
    serve(app, calls.markRead, async ({ actor, params }) => ({
      status: success,
      data: await readNotification(deps, actor, params.id),
    }))
  }
  serve(app, notifications.settings, async ({ actor }) => ({
    status: success,
    data: await notificationSettings(deps, actor),
  }))
  serve(app, notifications.changeSetting, async ({ actor, params, body, exchange }) => ({
    status: success,
    data: await changeNotificationSetting(deps, actor, { ...params, ...body }, exchange),
  }))
}
