import { signIns } from '@sopaan/contract/sign-ins'
import { twoFactor } from '@sopaan/contract/two-factor'
import { PICTURE_BYTES_MAX, users } from '@sopaan/contract/users'
import type { Deps } from '#api/deps.ts'
import { limitMailsTo } from '#api/features/account/accounts/address-limits.service.ts'
import { endAllSignIns, endOneSignIn, ownSignIns } from '#api/features/account/sign-ins/sign-ins.service.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  enrol,
  renewRecoveryCodes,
  twoFactorState,
} from '#api/features/account/two-factor/two-factor.service.ts'
import type { App } from '#api/http/app.ts'
import { Prepared } from '#api/http/prepared.ts'
import { serve } from '#api/http/serve.ts'
import { exportMe } from './export.service.ts'
import { ownLogs } from './own-logs.service.ts'
import { findPicture, removePicture, savePicture } from './pictures.service.ts'
import { changePassword, deactivateMe, deleteMe, getMe, requestEmailChange, updateMe } from './users.service.ts'

const done = (message: string) => ({ message })
/** Room for the words around a file. */
const MULTIPART_BYTES = 4 * 1024

/** The own account. */
export function usersRoutes(app: App, deps: Deps): void {
  serve(app, users.getMe, async ({ actor }) => ({ user: await getMe(deps, actor) }))
  serve(app, users.updateMe, async ({ caller, body }) => ({
    user: await updateMe(deps, caller, body),
  }))
  serve(app, users.changePassword, async ({ caller, body }) => {
    await changePassword(deps, caller, body)
    return done('Password changed.')
  })
  serve(
    app,
    users.changeEmail,
    async ({ caller, body }) => {
      await limitMailsTo(app, deps, body.newEmail)
      await requestEmailChange(deps, caller, body.newEmail)
      return done(`Verification email sent to ${body.newEmail}`)
    },
    { limits: [{ name: 'mail-asks', by: 'user' }] },
  )
  serve(app, users.deactivateAccount, async ({ caller, body }) => {
    await deactivateMe(deps, caller, body.reason)
    return done('Your account is deactivated.')
  })
  serve(app, users.deleteMe, async ({ caller, body }) => {
    await deleteMe(deps, caller, body)
    return done('Your account is deleted. The link in our mail restores it for 7 days.')
  })
  serve(app, users.myLogs, async ({ actor, query }) => {
    const { logs, total } = await ownLogs(deps, actor, query)
    return { data: logs, page: { ...query, total } }
  })
  serve(app, users.exportMe, async ({ caller }) => exportMe(deps, caller))
  pictureRoutes(app, deps)
  signInRoutes(app, deps)
  twoFactorRoutes(app, deps)
}

function pictureRoutes(app: App, deps: Deps): void {
  serve(
    app,
    users.uploadProfilePic,
    async ({ caller, upload }) => ({ profilePic: await savePicture(deps, caller, upload) }),
    { uploadBytesMax: PICTURE_BYTES_MAX + MULTIPART_BYTES, limits: [{ name: 'uploads', by: 'user' }] },
  )
  serve(app, users.removeProfilePic, async ({ caller }) => {
    await removePicture(deps, caller)
    return done('Picture removed.')
  })
  serve(app, users.picture, async ({ params, request }) => {
    const bytes = await findPicture(deps, params.name)
    request.setHeader('content-security-policy', "default-src 'none'; sandbox")
    request.setHeader('content-disposition', 'inline; filename="picture.webp"')
    return new Prepared(bytes, { contentType: 'image/webp' })
  })
}

function signInRoutes(app: App, deps: Deps): void {
  serve(app, signIns.list, ({ actor }) => ownSignIns(deps, actor))
  serve(app, signIns.remove, async ({ caller, params }) => {
    await endOneSignIn(deps, caller, params.id)
    return done('Signed out there.')
  })
  serve(app, signIns.removeAll, async ({ caller }) => {
    await endAllSignIns(deps, caller)
    return done('Signed out everywhere.')
  })
}

function twoFactorRoutes(app: App, deps: Deps): void {
  serve(app, twoFactor.get, ({ actor }) => twoFactorState(deps, actor))
  serve(app, twoFactor.enrol, ({ actor }) => enrol(deps, actor))
  serve(app, twoFactor.confirm, async ({ caller, body }) => ({
    recoveryCodes: await confirmTwoFactor(deps, caller, body.totp),
  }))
  serve(app, twoFactor.disable, async ({ caller, body }) => {
    await disableTwoFactor(deps, caller, body.totp)
    return done('Two-factor sign-in is off.')
  })
  serve(app, twoFactor.renewRecoveryCodes, async ({ caller, body }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, caller, body.totp),
  }))
}
