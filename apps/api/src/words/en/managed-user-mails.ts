import type { ManagedUserMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

const written = (iso: string) =>
  `${new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(iso))} IST`

const ROLES = { mentee: 'a mentee', mentor: 'a mentor', admin: 'an administrator' }

const DELETED_BECAUSE = {
  person: 'You asked us to erase your account.',
  parent: 'Your parent or guardian asked us to erase your account.',
  authority: 'An authority ordered us to erase your account.',
}

/** Mails that say what staff did to an account. */
export const managedUserMails: Templates<keyof ManagedUserMails> = {
  'role-changed': ({ role }) => ({
    subject: 'Your role on Sopaan has changed',
    paragraphs: [
      'An administrator changed the role of your account. You are signed out everywhere; sign in again to go on.',
      `Your account is now that of ${ROLES[role]}.`,
      ...(role === 'mentee' ? [] : ['Before anything else, turn two-factor sign-in on in your profile.']),
    ],
  }),
  'staff-deactivated': ({ reason, at }) => ({
    subject: 'Your Sopaan account was deactivated',
    paragraphs: [
      `An administrator deactivated it on ${written(at)} for this reason: ${reason}`,
      'You are signed out everywhere. If you think this is a mistake, write to us through the contact page.',
    ],
  }),
  'staff-reactivated': () => ({
    subject: 'Your Sopaan account is active again',
    paragraphs: ['An administrator brought it back with everything in it. You can sign in as before.'],
  }),
  'staff-unlocked': ({ at }) => ({
    subject: 'You can sign in to Sopaan again',
    paragraphs: [
      `Your account was locked after wrong passwords. An administrator unlocked it on ${written(at)}.`,
      'If those tries were not yours, choose a new password with "Forgot password" on the sign-in page.',
    ],
  }),
  'staff-signed-out': ({ at }) => ({
    subject: 'You were signed out of Sopaan everywhere',
    paragraphs: [
      `An administrator ended every sign-in of your account on ${written(at)}. Your password is as it was; sign in again to go on.`,
    ],
  }),
  'staff-reset': ({ minutes, at }) => ({
    subject: 'Choose a new Sopaan password',
    paragraphs: [
      `You wrote to us that you cannot sign in. On ${written(at)} an administrator had this link sent to you.`,
      `Open it within ${minutes} minutes to choose a new password. Every browser that is signed in will be signed out.`,
    ],
    action: 'Choose a new password',
    after: ['If you did not write to us, do nothing: your password stays as it is. Nobody of our staff can see it.'],
  }),
  'staff-corrected': ({ reason, fullName, newEmail }) => ({
    subject: 'Your Sopaan account was corrected',
    paragraphs: [
      ...(fullName === null ? [] : [`Your name on Sopaan is now ${fullName}.`]),
      ...(newEmail === null
        ? []
        : [
            `A link went to ${newEmail}. Once it is opened, that is the address of your account; until then nothing changes.`,
          ]),
      `An administrator did this for this reason: ${reason}`,
      'If it is not right, write to us at once through the contact page.',
    ],
  }),
  'staff-deleted': ({ ground, until }) => ({
    subject: 'Your Sopaan account will be erased',
    paragraphs: [
      DELETED_BECAUSE[ground],
      `It cannot be used any more. On ${written(until)} everything that names you is erased; bills stay as long as tax law asks.`,
    ],
    action: 'Bring my account back',
    after: ['If you do not want this, open the link before that day: everything is as it was.'],
  }),
  'staff-two-factor-off': ({ at }) => ({
    subject: 'Two-factor sign-in was taken off your Sopaan account',
    paragraphs: [
      `An administrator did this on ${written(at)}, and signed you out everywhere. Your recovery codes no longer work.`,
      'Sign in with your password and turn it on again in your profile. If you did not ask for this, write to us at once through the contact page.',
    ],
  }),
}
