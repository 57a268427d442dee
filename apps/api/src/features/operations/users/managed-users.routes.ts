import { managedUsers } from '@sopaan/contract/managed-users'
import type { Deps } from '#api/deps.ts'
import { beginView, endView } from '#api/features/account/sign-ins/view-as.service.ts'
import { requestExport } from '#api/features/operations/staff/confirmations.service.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { changeRoles, deactivateUsers, reactivateUsers, signOutUsers } from './bulk-actions.service.ts'
import { listUsers, listWaitingSignUps, massExportOfUsers, readUser, USERS_FILE } from './managed-users.service.ts'
import {
  inviteUser,
  resendInvitation,
  resendVerification,
  resetUserTwoFactor,
  unlockUser,
} from './single-actions.service.ts'

const done = (message: string) => ({ message })
const WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const
const EXPORT = { limits: [{ name: 'staff-exports', by: 'user' }] } as const
const MANY = {
  limits: [
    { name: 'admin-write', by: 'user' },
    { name: 'staff-bulk', by: 'user' },
  ],
} as const
const HELP = {
  limits: [
    { name: 'admin-write', by: 'user' },
    { name: 'staff-help', by: 'user' },
  ],
} as const

/** People, as admins look after them. */
export function managedUsersRoutes(app: App, deps: Deps): void {
  serve(app, managedUsers.list, ({ caller, query }) => listUsers(deps, caller, query))
  serve(
    app,
    managedUsers.csv,
    ({ caller, query }) => downloadList(deps, caller, { file: USERS_FILE, wanted: query }),
    EXPORT,
  )
  serve(
    app,
    managedUsers.askExport,
    async ({ caller, query, body }) => {
      await requestExport(deps, caller, { ...(await massExportOfUsers(deps, query)), ...body })
      return done('An owner is asked.')
    },
    WRITE,
  )
  serve(app, managedUsers.get, ({ caller, params }) => readUser(deps, caller, params.id))
  serve(app, managedUsers.waiting, ({ caller, query }) => listWaitingSignUps(deps, caller, query.q))
  actionRoutes(app, deps)
  singleRoutes(app, deps)
  viewAsRoutes(app, deps)
}

function actionRoutes(app: App, deps: Deps): void {
  serve(app, managedUsers.changeRoles, ({ caller, body }) => changeRoles(deps, caller, body), MANY)
  serve(app, managedUsers.deactivate, ({ caller, body }) => deactivateUsers(deps, caller, body), MANY)
  serve(app, managedUsers.reactivate, ({ caller, body }) => reactivateUsers(deps, caller, body), WRITE)
  serve(app, managedUsers.signOut, ({ caller, body }) => signOutUsers(deps, caller, body), WRITE)
}

function singleRoutes(app: App, deps: Deps): void {
  serve(app, managedUsers.invite, async ({ caller, body }) => ({ _id: await inviteUser(deps, caller, body) }), WRITE)
  serve(
    app,
    managedUsers.unlock,
    async ({ caller, params }) => {
      await unlockUser(deps, caller, params.id)
      return done('The account is unlocked.')
    },
    HELP,
  )
  serve(
    app,
    managedUsers.resend,
    async ({ caller, params }) => {
      await resendInvitation(deps, caller, params.id)
      return done('The invitation is on its way.')
    },
    WRITE,
  )
  serve(
    app,
    managedUsers.resetTwoFactor,
    async ({ caller, params }) => {
      await resetUserTwoFactor(deps, caller, params.id)
      return done('Two-factor sign-in is off.')
    },
    HELP,
  )
  serve(
    app,
    managedUsers.resendVerification,
    async ({ caller, params }) => {
      await resendVerification(deps, caller, params.id)
      return done('The mail is on its way.')
    },
    WRITE,
  )
}

function viewAsRoutes(app: App, deps: Deps): void {
  serve(app, managedUsers.viewAs, ({ caller, params }) => beginView(deps, caller, params.id), HELP)
  serve(app, managedUsers.endViewAs, async ({ caller }) => ({ _id: await endView(deps, caller) }), {
    isOpenWhileViewing: true,
  })
}
