import { accountHelp } from '@sopaan/contract/account-help'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { serve } from '#api/http/serve.ts'
import { correctAccount, sendResetLink } from './account-help.service.ts'
import { confirmErasure, requestErasure, withdrawErasure } from './erasure-requests.service.ts'
import { addNote, removeNote } from './staff-notes.service.ts'

const HELP = {
  limits: [
    { name: 'admin-write', by: 'user' },
    { name: 'staff-help', by: 'user' },
  ],
} as const
const WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** What staff do for somebody who cannot do it alone. */
export function accountHelpRoutes(app: App, deps: Deps): void {
  serve(
    app,
    accountHelp.sendResetLink,
    async ({ caller, params }) => {
      await sendResetLink(deps, caller, params.id)
      return { message: 'The link is on its way.' }
    },
    HELP,
  )
  serve(
    app,
    accountHelp.correct,
    async ({ caller, params, body }) => {
      await correctAccount(deps, caller, params.id, body)
      return { message: 'The person is told.' }
    },
    HELP,
  )
  serve(
    app,
    accountHelp.addNote,
    async ({ caller, params, body }) => ({ _id: await addNote(deps, caller, params.id, body.text) }),
    WRITE,
  )
  serve(
    app,
    accountHelp.removeNote,
    async ({ caller, params }) => {
      await removeNote(deps, caller, params.id)
      return { message: 'The note is removed.' }
    },
    WRITE,
  )
  erasureRoutes(app, deps)
}

function erasureRoutes(app: App, deps: Deps): void {
  serve(
    app,
    accountHelp.requestErasure,
    async ({ caller, params, body }) => {
      await requestErasure(deps, caller, params.id, body)
      return { message: 'Another admin has to confirm this.' }
    },
    WRITE,
  )
  serve(
    app,
    accountHelp.confirmErasure,
    async ({ caller, params }) => {
      await confirmErasure(deps, caller, params.id)
      return { message: 'The account is deleted, and erased in 7 days.' }
    },
    WRITE,
  )
  serve(
    app,
    accountHelp.withdrawErasure,
    async ({ caller, params }) => {
      await withdrawErasure(deps, caller, params.id)
      return { message: 'The account stays as it is.' }
    },
    WRITE,
  )
}
