import { managedUsers } from '@sopaan/contract/managed-users'
import type { Deps } from '#api/deps.ts'
import { beginView, endView } from '#api/features/sign-ins/view-as.service.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { changeRoles, deactivateUsers, reactivateUsers, signOutUsers } from './bulk-actions.service.ts'
import { downloadUsers, listUsers, listWaitingSignUps, readUser } from './managed-users.service.ts'
import {
  inviteUser,
  resendInvitation,
  resendVerification,
  resetUserTwoFactor,
  unlockUser,
} from './single-actions.service.ts'
import { ownViews, removeView, saveView } from './user-views.service.ts'

const done = (message: string) => ({ message })
const WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** People, as admins look after them. */
export function managedUsersRoutes(app: App, deps: Deps): void {
  serve(app, managedUsers.list, ({ actor, query, exchange }) => listUsers(deps, actor, query, exchange))
  serve(app, managedUsers.csv, ({ actor, query, exchange }) => downloadUsers(deps, actor, query, exchange), WRITE)
  serve(app, managedUsers.get, ({ actor, params, exchange }) => readUser(deps, actor, params.id, exchange))
  serve(app, managedUsers.waiting, ({ actor, query, exchange }) => listWaitingSignUps(deps, actor, query.q, exchange))
  actionRoutes(app, deps)
  singleRoutes(app, deps)
  viewRoutes(app, deps)
  viewAsRoutes(app, deps)
}

function actionRoutes(app: App, deps: Deps): void {
  serve(app, managedUsers.changeRoles, ({ actor, body, exchange }) => changeRoles(deps, actor, body, exchange), WRITE)
  serve(
    app,
    managedUsers.deactivate,
    ({ actor, body, exchange }) => deactivateUsers(deps, actor, body, exchange),
    WRITE,
  )
  serve(
    app,
    managedUsers.reactivate,
    ({ actor, body, exchange }) => reactivateUsers(deps, actor, body, exchange),
    WRITE,
  )
  serve(app, managedUsers.signOut, ({ actor, body, exchange }) => signOutUsers(deps, actor, body, exchange), WRITE)
}

function singleRoutes(app: App, deps: Deps): void {
  serve(
    app,
    managedUsers.invite,
    async ({ actor, body, exchange }) => ({ _id: await inviteUser(deps, actor, { invited: body, exchange }) }),
    WRITE,
  )
  serve(
    app,
    managedUsers.unlock,
    async ({ actor, params, exchange }) => {
      await unlockUser(deps, actor, { userId: params.id, exchange })
      return done('The account is unlocked.')
    },
    WRITE,
  )
  serve(
    app,
    managedUsers.resend,
    async ({ actor, params, exchange }) => {
      await resendInvitation(deps, actor, { userId: params.id, exchange })
      return done('The invitation is on its way.')
    },
    WRITE,
  )
  serve(
    app,
    managedUsers.resetTwoFactor,
    async ({ actor, params, exchange }) => {
      await resetUserTwoFactor(deps, actor, { userId: params.id, exchange })
      return done('Two-factor sign-in is off.')
    },
    WRITE,
  )
  serve(
    app,
    managedUsers.resendVerification,
    async ({ actor, params, exchange }) => {
      await resendVerification(deps, actor, { signUpId: params.id, exchange })
      return done('The mail is on its way.')
    },
    WRITE,
  )
}

function viewRoutes(app: App, deps: Deps): void {
  serve(app, managedUsers.views, ({ actor }) => ownViews(deps, actor))
  serve(
    app,
    managedUsers.saveView,
    async ({ actor, body, exchange }) => ({ _id: await saveView(deps, actor, body, exchange) }),
    WRITE,
  )
  serve(
    app,
    managedUsers.removeView,
    async ({ actor, params, exchange }) => {
      await removeView(deps, actor, params.id, exchange)
      return done('The view is forgotten.')
    },
    WRITE,
  )
}

function viewAsRoutes(app: App, deps: Deps): void {
  serve(app, managedUsers.viewAs, ({ actor, params, exchange }) => beginView(deps, actor, params.id, exchange), WRITE)
  serve(app, managedUsers.endViewAs, async ({ actor, exchange }) => ({ _id: await endView(deps, actor, exchange) }), {
    isOpenWhileViewing: true,
  })
}
