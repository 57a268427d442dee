import { formatDateTime } from '@sopaan/domain/time/format'
import type { ManagedUserMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

const written = (iso: string) => formatDateTime(iso, 'en')

const ROLES = { mentee: 'a mentee', mentor: 'a mentor', admin: 'an admin' }

const DELETED_BECAUSE = {
  person: 'You asked us to erase your account.',
  parent: 'Your parent or guardian asked us to erase your account.',
  authority: 'An authority ordered us to erase your account.',
  idle: 'Your account has not been used for 3 years.',
}

/** Mails that say what staff did to an account. */
export const managedUserMails: Templates<keyof ManagedUserMails> = {
  'role-changed': ({ role }) => ({
    subject: 'Your role on Sopaan has changed',
    paragraphs: [
      'An admin changed the role of your account. You are signed out everywhere. Sign in again.',
      `You are now ${ROLES[role]}.`,
      ...(role === 'mentee' ? [] : ['First turn on two-factor sign-in in your profile.']),
    ],
  }),
  'staff-deactivated': ({ reason, at }) => ({
    subject: 'Your Sopaan account was deactivated',
    paragraphs: [
      `An admin turned it off on ${written(at)}. Reason: ${reason}`,
      'You are signed out everywhere. A mistake? Write to us from the contact page.',
    ],
  }),
  'staff-reactivated': () => ({
    subject: 'Your Sopaan account is active again',
    paragraphs: ['An admin brought it back with everything in it. Sign in as before.'],
  }),
  'staff-unlocked': ({ at }) => ({
    subject: 'You can sign in to Sopaan again',
    paragraphs: [
      `Your account was locked after wrong passwords. An admin unlocked it on ${written(at)}.`,
      'Not your tries? Choose a new password with "Forgot password" on the sign-in page.',
    ],
  }),
  'staff-signed-out': ({ at }) => ({
    subject: 'You were signed out of Sopaan everywhere',
    paragraphs: [
      `An admin ended every sign-in of your account on ${written(at)}. Your password is the same. Sign in again.`,
    ],
  }),
  'staff-reset': ({ minutes, at }) => ({
    subject: 'Choose a new Sopaan password',
    paragraphs: [
      `You told us that you cannot sign in. On ${written(at)} an admin sent you this link.`,
      `Open it within ${minutes} minutes to choose a new password. You will be signed out everywhere.`,
    ],
    action: 'Choose a new password',
    after: ['Did not write to us? Do nothing. Your password stays the same, and no one on our staff can see it.'],
  }),
  'staff-corrected': ({ reason, fullName, newEmail }) => ({
    subject: 'Your Sopaan account was corrected',
    paragraphs: [
      ...(fullName === null ? [] : [`Your name on Sopaan is now ${fullName}.`]),
      ...(newEmail === null
        ? []
        : [`We sent a link to ${newEmail}. Once it is opened, that is your email here; until then nothing changes.`]),
      `An admin did this. Reason: ${reason}`,
      'Wrong? Write to us at once from the contact page.',
    ],
  }),
  'staff-deleted': ({ ground, until }) => ({
    subject: 'Your Sopaan account will be erased',
    paragraphs: [
      DELETED_BECAUSE[ground],
      `It no longer works. On ${written(until)} we erase everything that names you; bills stay as long as tax law asks.`,
    ],
    action: 'Bring my account back',
    after: ['Do not want this? Open the link before that day, and everything comes back.'],
  }),
  'staff-two-factor-off': ({ at }) => ({
    subject: 'Two-factor sign-in was taken off your Sopaan account',
    paragraphs: [
      `An admin did this on ${written(at)} and signed you out everywhere. Your recovery codes no longer work.`,
      'Sign in with your password and turn it on again in your profile. Did not ask for this? Write to us at once from the contact page.',
    ],
  }),
}
