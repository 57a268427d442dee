import { pluralIn } from '@sopaan/domain/plural'
import type { AccountMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

const at = (iso: string) =>
  `${new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(iso))} IST`
const sessions = (count: number) =>
  pluralIn('en')(count, { 1: 'One session ahead is', other: `${count} sessions ahead are` })
const browser = (device: string | null) => device ?? 'a browser that did not say its name'

/** Sign-up, links, sign-ins, deletion: subject, paragraphs and the words of the link. */
export const accountMails: Templates<keyof AccountMails> = {
  verify: ({ fullName, device, askedAt }) => ({
    subject: 'Verify your email for Sopaan',
    paragraphs: [
      `An account was asked for with this address, in the name of ${fullName}, on ${at(askedAt)} from ${browser(device)}.`,
      'If that was you, open the link within 24 hours. Your account is made then, and you can sign in.',
    ],
    action: 'Verify my email',
    after: [
      'If it was not you, do not open the link, or choose "This was not me" on its page: nothing is made without it.',
    ],
  }),
  'verify-choose': () => ({
    subject: 'Your Sopaan sign-up',
    paragraphs: [
      'More than one sign-up waits for this address, so we cannot tell which one is yours.',
      'Sign in with the password you chose, then ask for the verification mail again. It will be for your own sign-up.',
    ],
  }),
  reset: ({ device, askedAt }) => ({
    subject: 'Reset your Sopaan password',
    paragraphs: [
      `A new password was asked for on ${at(askedAt)} from ${browser(device)}.`,
      'Open the link within 15 minutes to choose one. Every browser that is signed in will be signed out.',
    ],
    action: 'Choose a new password',
    after: ['If it was not you, do nothing: your password stays as it is.'],
  }),
  reactivation: ({ device, askedAt }) => ({
    subject: 'Reactivate your Sopaan account',
    paragraphs: [
      `Your account was asked back on ${at(askedAt)} from ${browser(device)}.`,
      'Open the link within 30 minutes and it is active again, with everything in it.',
    ],
    action: 'Reactivate my account',
    after: ['If it was not you, do nothing: the account stays deactivated.'],
  }),
  'change-email': ({ fullName }) => ({
    subject: 'Confirm your new address for Sopaan',
    paragraphs: [`${fullName} wants to use this address for Sopaan. Open the link within 24 hours to confirm it.`],
    action: 'Confirm this address',
    after: ['If you do not know of this, do nothing.'],
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Your Sopaan address was changed',
    paragraphs: [
      `Your account now uses ${newEmail}. Every browser was signed out.`,
      'If it was not you, write to us at once through the contact page.',
    ],
  }),
  'password-changed': ({ device, at: changedAt }) => ({
    subject: 'Your Sopaan password was changed',
    paragraphs: [
      `Your password was changed on ${at(changedAt)} from ${browser(device)}. Other browsers were signed out.`,
      'If it was not you, choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  'new-device': ({ device, at: signedInAt }) => ({
    subject: 'A new browser signed in to Sopaan',
    paragraphs: [
      `After wrong passwords, somebody signed in with the right one on ${at(signedInAt)} from ${device}.`,
      'If it was not you, choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  deactivated: ({ reason, at: deactivatedAt }) => ({
    subject: 'Your Sopaan account is deactivated',
    paragraphs: [
      `It was deactivated on ${at(deactivatedAt)} with the reason: ${reason}`,
      'To have it back, sign in and choose "Request Reactivation".',
    ],
  }),
  deleted: ({ until }) => ({
    subject: 'Your Sopaan account is deleted',
    paragraphs: [
      `Your account is hidden. Open the link before ${at(until)} to restore it; then profile, picture and lists are erased.`,
      'Invoices and a locked security copy are kept as long as the law demands.',
    ],
    action: 'Restore my account',
  }),
  'sign-in-copied': ({ device, at: seenAt }) => ({
    subject: 'We ended a sign-in to be safe',
    paragraphs: [
      `On ${at(seenAt)} a sign-in from ${device} was used from two places. We ended it.`,
      'Sign in again, look at your devices in your profile, and change your password if you do not know why.',
    ],
  }),
  'two-factor-on': ({ at: changedAt }) => ({
    subject: 'Two-factor sign-in is on',
    paragraphs: [`It was turned on on ${at(changedAt)}. Keep your recovery codes in a safe place.`],
  }),
  'two-factor-off': ({ at: changedAt }) => ({
    subject: 'Two-factor sign-in is off',
    paragraphs: [
      `It was turned off on ${at(changedAt)}.`,
      'If it was not you, choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  parent: ({ childName }) => ({
    subject: `${childName} needs your consent on Sopaan`,
    paragraphs: [
      `${childName} is under 18 and uses Sopaan for college admission. Tools and planner are open. Mentoring, messages, public feedback and payments need your consent.`,
      'Open the link within 30 days. The page shows what we keep and why, and you decide. To show that you are an adult you pay ₹1, which comes back, or send a paper. We never track minors and show no advertising.',
    ],
    action: 'Read and decide',
    after: ['If you are not the parent or guardian, do nothing.'],
  }),
  'parent-thanks': ({ childName, proof }) => ({
    subject: `You agreed for ${childName} on Sopaan`,
    paragraphs: [
      `Thank you. Mentoring, messages, public feedback and payments are open to ${childName} now.`,
      ...(proof === 'payment'
        ? ['Your ₹1 is on its way back. Banks show it within a few days.']
        : ['We accepted your paper and deleted the file.']),
      `Keep this mail. The link below works until ${childName} is 18: it shows what you agreed to, and takes it back.`,
    ],
    action: 'Read my consent or take it back',
  }),
  'parent-code': ({ childName }) => ({
    subject: `Your code for ${childName}’s consent`,
    paragraphs: [`Type this code on the page where you agree for ${childName}. It works for 15 minutes.`],
    action: 'Your code',
    after: [
      'Did not ask for it? Then somebody else has your link: do not give the code to anybody, your child included.',
    ],
  }),
  'parent-confirmed': ({ parentName }) => ({
    subject: 'Your parent agreed',
    paragraphs: [`${parentName} agreed on Sopaan. Mentoring, messages, feedback and payments are open to you now.`],
  }),
  'parent-withdrew': ({ cancelled }) => ({
    subject: 'Your parent took the consent back',
    paragraphs: [
      'Mentoring, messages, public feedback and payments are closed until a parent or guardian agrees again. Tools, lists and your planner stay open.',
      ...(cancelled === 0 ? [] : [`${sessions(cancelled)} cancelled, and your credits are back.`]),
    ],
  }),
  'parent-withdrawn': ({ childName, cancelled, at: takenBackAt }) => ({
    subject: `You took your consent for ${childName} back`,
    paragraphs: [
      `Taken back on ${at(takenBackAt)}. Nobody on Sopaan can write to ${childName} now, and ${childName} can book and pay nothing.`,
      ...(cancelled === 0 ? [] : [`${sessions(cancelled)} cancelled, and the credits are back.`]),
      `If you change your mind, ${childName} can ask you again from the profile.`,
    ],
    action: 'Read what I decided',
  }),
  grievance: ({ number, dueOn }) => ({
    subject: `We have your grievance ${number}`,
    paragraphs: [`It has the number ${number}. You get our answer by ${dueOn}.`],
  }),
  invited: ({ role, days }) => ({
    subject: 'Your Sopaan account is made',
    paragraphs: [
      'An administrator of Sopaan made an account for this address.',
      `You are ${role === 'admin' ? 'an admin' : `a ${role}`} there. Open the link within ${days} days and choose your password. Nobody else knows or sets it.`,
    ],
    action: 'Choose my password',
    after: ['After that, "Forgot Password?" on the sign-in page sends you a new link.'],
  }),
}
