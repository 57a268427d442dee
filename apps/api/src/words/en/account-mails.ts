import { pluralIn } from '@sopaan/domain/plural'
import { formatDateTime } from '@sopaan/domain/time/format'
import type { AccountMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

const at = (iso: string) => formatDateTime(iso, 'en')
const sessions = (count: number) =>
  pluralIn('en')(count, { 1: 'One upcoming session is', other: `${count} upcoming sessions are` })
const browser = (device: string | null) => device ?? 'an unknown device'

/** Sign-up, links, sign-ins, deletion: subject, paragraphs and the words of the link. */
export const accountMails: Templates<keyof AccountMails> = {
  verify: ({ fullName, device, askedAt }) => ({
    subject: 'Verify your email for Sopaan',
    paragraphs: [
      `Someone signed up with this email as ${fullName}, on ${at(askedAt)} from ${browser(device)}.`,
      'If it was you, open the link within 24 hours to create your account.',
    ],
    action: 'Verify my email',
    after: ['Not you? Ignore this email. Without the link, no account is made.'],
  }),
  'verify-choose': () => ({
    subject: 'Your Sopaan sign-up',
    paragraphs: [
      'Two or more people signed up with this email, so we cannot tell which sign-up is yours.',
      'Sign in with the password you chose, then ask for the verification email again. It will be for your own sign-up.',
    ],
  }),
  reset: ({ device, askedAt }) => ({
    subject: 'Reset your Sopaan password',
    paragraphs: [
      `Someone asked for a new password on ${at(askedAt)} from ${browser(device)}.`,
      'Open the link within 15 minutes to choose one. You will be signed out everywhere.',
    ],
    action: 'Choose a new password',
    after: ['Not you? Do nothing. Your password stays the same.'],
  }),
  reactivation: ({ device, askedAt }) => ({
    subject: 'Reactivate your Sopaan account',
    paragraphs: [
      `Someone asked for your account back on ${at(askedAt)} from ${browser(device)}.`,
      'If it was you, open the link within 30 minutes. Your account comes back with everything in it.',
    ],
    action: 'Reactivate my account',
    after: ['Not you? Do nothing. The account stays off.'],
  }),
  'change-email': ({ fullName }) => ({
    subject: 'Confirm your new email for Sopaan',
    paragraphs: [`${fullName} wants to use this email for Sopaan. Open the link within 24 hours to confirm it.`],
    action: 'Confirm this email',
    after: ['Not you? Do nothing.'],
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Your Sopaan email was changed',
    paragraphs: [
      `Your account now uses ${newEmail}. You were signed out everywhere.`,
      'Not you? Write to us at once from the contact page.',
    ],
  }),
  'password-changed': ({ device, at: changedAt }) => ({
    subject: 'Your Sopaan password was changed',
    paragraphs: [
      `Your password was changed on ${at(changedAt)} from ${browser(device)}. You were signed out everywhere else.`,
      'Not you? Choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  'new-device': ({ device, at: signedInAt }) => ({
    subject: 'New sign-in to Sopaan',
    paragraphs: [
      `After some wrong passwords, someone signed in with the right one on ${at(signedInAt)} from ${device}.`,
      'Not you? Choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  deactivated: ({ reason, at: deactivatedAt }) => ({
    subject: 'Your Sopaan account is deactivated',
    paragraphs: [
      `We turned it off on ${at(deactivatedAt)}. Reason: ${reason}`,
      'Want it back? Sign in and choose "Request Reactivation".',
    ],
  }),
  deleted: ({ until }) => ({
    subject: 'Your Sopaan account is deleted',
    paragraphs: [
      `Your account is hidden. Open the link before ${at(until)} to restore it; then profile, picture and lists are erased.`,
      'The law makes us keep invoices and a locked security copy for some time.',
    ],
    action: 'Restore my account',
  }),
  'sign-in-copied': ({ device, at: seenAt }) => ({
    subject: 'We ended a sign-in to be safe',
    paragraphs: [
      `On ${at(seenAt)} a sign-in from ${device} was used in two places. We ended it.`,
      'Sign in again and check your devices in your profile. If you do not know why, change your password.',
    ],
  }),
  'two-factor-on': ({ at: changedAt }) => ({
    subject: 'Two-factor sign-in is on',
    paragraphs: [`You turned it on, ${at(changedAt)}. Keep your recovery codes in a safe place.`],
  }),
  'passkey-added': ({ name, at: addedAt }) => ({
    subject: 'A passkey was added',
    paragraphs: [
      `“${name}” signs you in from now on, added ${at(addedAt)}.`,
      'Not you? Choose a new password now with "Forgot password" on the sign-in page, then remove the passkey under Security.',
    ],
  }),
  'passkey-removed': ({ name, at: removedAt }) => ({
    subject: 'A passkey was removed',
    paragraphs: [
      `“${name}” signs you in no more, removed ${at(removedAt)}.`,
      'Not you? Choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  'two-factor-off': ({ at: changedAt }) => ({
    subject: 'Two-factor sign-in is off',
    paragraphs: [
      `Turned off, ${at(changedAt)}.`,
      'Not you? Choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  parent: ({ childName }) => ({
    subject: `${childName} needs your consent on Sopaan`,
    paragraphs: [
      `${childName} is under 18 and uses Sopaan for college admission. Tools and planner are open. Mentoring, messages, public feedback and payments need your consent.`,
      'Open the link within 30 days. The page shows what we keep and why. You decide. To show that you are an adult, pay ₹1 (it comes back) or send a document. No tracking, no ads.',
    ],
    action: 'Read and decide',
    after: ['Not the parent or guardian? Do nothing.'],
  }),
  'parent-thanks': ({ childName, proof }) => ({
    subject: `You agreed for ${childName} on Sopaan`,
    paragraphs: [
      `Thank you. Mentoring, messages, public feedback and payments are now open to ${childName}.`,
      ...(proof === 'payment'
        ? ['Your ₹1 is on its way back. Banks show it within a few days.']
        : ['We accepted your document and deleted the file.']),
      `Keep this email. Until ${childName} is 18 the link shows what you agreed to, and you can withdraw there.`,
    ],
    action: 'See or withdraw my consent',
  }),
  'parent-code': ({ childName }) => ({
    subject: `Your code for ${childName}’s consent`,
    paragraphs: [`Type this code on the page where you agree for ${childName}. It works for 15 minutes.`],
    action: 'Your code',
    after: ['Did not ask for it? Then someone else has your link. Give the code to no one, not even your child.'],
  }),
  'parent-confirmed': ({ parentName }) => ({
    subject: 'Your parent agreed',
    paragraphs: [`${parentName} agreed on Sopaan. Mentoring, messages, feedback and payments are now open to you.`],
  }),
  'parent-withdrew': ({ cancelled }) => ({
    subject: 'Your parent withdrew consent',
    paragraphs: [
      'Mentoring, messages, public feedback and payments are closed until a parent or guardian agrees again. Tools, lists and your planner stay open.',
      ...(cancelled === 0 ? [] : [`${sessions(cancelled)} cancelled, and your credits are back.`]),
    ],
  }),
  'parent-withdrawn': ({ childName, cancelled, at: takenBackAt }) => ({
    subject: `You withdrew your consent for ${childName}`,
    paragraphs: [
      `Withdrawn on ${at(takenBackAt)}. No one on Sopaan can write to ${childName} now, and ${childName} cannot book or pay.`,
      ...(cancelled === 0 ? [] : [`${sessions(cancelled)} cancelled, and the credits are back.`]),
      `Changed your mind? ${childName} can ask you again from the profile.`,
    ],
    action: 'See what I decided',
  }),
  grievance: ({ number, dueOn }) => ({
    subject: `We have your grievance ${number}`,
    paragraphs: [`Its number is ${number}. We answer by ${dueOn}.`],
  }),
  invited: ({ role, days }) => ({
    subject: 'Your Sopaan account is ready',
    paragraphs: [
      'An admin of Sopaan made an account for this email.',
      `You are ${role === 'admin' ? 'an admin' : `a ${role}`}. Open the link within ${days} days and choose your password. Only you will know it.`,
    ],
    action: 'Choose my password',
    after: ['Link expired? "Forgot Password?" on the sign-in page sends you a new one.'],
  }),
}
