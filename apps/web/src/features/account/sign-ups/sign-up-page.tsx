import { auth as authCalls } from '@sopaan/contract/auth'
import type { Proof } from '@sopaan/contract/challenges'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { PASSWORD_LENGTH_MIN } from '@sopaan/contract/secrets'
import { readLanguageName } from '@sopaan/domain/languages'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation, useNavigate } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { SIGNED_IN, startFirst } from '#web/features/account/sign-ins/first-sign-in.queries.ts'
import { describeRequest, MailSent } from '#web/features/account/sign-ins/mail-sent.tsx'
import { type MailWait, readWait } from '#web/features/account/sign-ins/request-mail.ts'
import { request } from '#web/identity/browser-request.ts'
import { withChallenge } from '#web/identity/with-challenge.ts'
import { ERROR_TOAST_MS, SENT_TOAST_MS } from '#web/toast-times.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useSending } from '#web/use-sending.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { readSignUpError, type SignUpError } from './sign-up-error.ts'
import { SignUpForm } from './sign-up-form.tsx'
import type { TypedSignUp } from './typed-sign-up.ts'

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Creating an account: the form, then 'Verify Your Email' until the mailed link was opened. */
export default function SignUpPage() {
  const words = useWords()
  const { auth, language } = words
  const navigate = useNavigate()
  const kept = readState(useLocation().state, useHydrated())
  const [own, setOwn] = useState<SignUpState>()
  const { sent, fullName } = own ?? kept
  const { isBusy: isSending, send: sendOnce } = useSending<never>()
  const [isSolving, setIsSolving] = useState(false)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [banner, setBanner] = useState<string>()

  const show = (error: SignUpError) => {
    setFields(error.fields)
    setBanner(error.banner)
    if (Object.keys(error.fields).length === 0) toast.error(error.message, { duration: ERROR_TOAST_MS })
    return undefined
  }
  const keep = (state: SignUpState) => {
    // Where the router reads a page's state from after a reload; no page is gone to, so the router is not asked.
    history.replaceState({ ...history.state, usr: state }, '')
    setOwn(state)
  }
  const handleSubmit = async (typed: TypedSignUp) => {
    const faults = findFaults(typed, auth)
    setFields(faults)
    if (Object.keys(faults).length > 0) return
    setBanner(undefined)
    const { confirmPassword: _, ...account } = typed
    const body = { ...account, role: 'mentee' as const, language: readLanguageName(language) }
    const send = (proof: Proof | undefined) =>
      request(authCalls.signup, { body: { ...body, proof } }, { withoutRefresh: true })
    const signUp = async () => {
      const wait = readWait(await withChallenge(send, setIsSolving))
      keep({ fullName: typed.fullName, sent: { email: typed.email, wait } })
      describeRequest(wait, auth.notices.verificationSent(typed.email), words)
    }
    await sendOnce(signUp, (thrown) => show(readSignUpError(thrown, words)))
  }
  const goOn = async (email: string) => {
    // The layout leads on who is signed in; in another browser than this one the password is asked for.
    const isSignedIn = (await startFirst(email)) === SIGNED_IN
    toast.success(isSignedIn ? auth.notices.verifiedHere : auth.notices.signUpVerified, { duration: SENT_TOAST_MS })
    if (!isSignedIn) await navigate(inLanguage(paths.login(), language))
  }
  return (
    <>
      <DocumentHead title={auth.signUpPageTitle} />
      {sent === undefined ? (
        <SignUpForm
          fullName={fullName}
          isSending={isSending}
          isSolving={isSolving}
          fields={fields}
          banner={banner}
          onSubmit={handleSubmit}
          onField={(name) => setFields(({ [name]: _, ...rest }) => rest)}
          onBannerClosed={() => setBanner(undefined)}
        />
      ) : (
        <MailSent
          email={sent.email}
          type="verify"
          wait={sent.wait}
          screen="signup"
          onBack={() => keep({ fullName })}
          onUsed={() => void goOn(sent.email)}
        />
      )}
    </>
  )
}

/** Kept with this page's place in the browser's history, so that a reload or a dropped tab loses neither (R114). */
type SignUpState = { fullName: string; sent?: { email: string; wait: MailWait | undefined } }

/** @param isHydrated  the server knows nothing of it, so neither does the first look of React */
function readState(state: unknown, isHydrated: boolean): SignUpState {
  const isOurs = isHydrated && typeof state === 'object' && state !== null && 'fullName' in state
  // Written by this page alone, a few lines above.
  return isOurs ? (state as SignUpState) : { fullName: '' }
}

/** Passwords are judged by their trimmed length of nothing alone, and sent as typed (decision C17). */
function findFaults(typed: TypedSignUp, words: Words['auth']): Record<string, string> {
  const { fullName, email, password, confirmPassword } = typed
  return {
    ...(fullName === '' && { fullName: words.nameMissing }),
    ...(email === '' && { email: words.emailMissing }),
    ...(email !== '' && !EMAIL_SHAPE.test(email) && { email: words.signUpEmailMalformed }),
    ...(password.length < PASSWORD_LENGTH_MIN && { password: words.passwordShort }),
    ...(password.trim() === '' && { password: words.passwordMissing }),
    ...(password !== confirmPassword && { confirmPassword: words.passwordsDiffer }),
  }
}
