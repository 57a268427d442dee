import { auth as authCalls } from '@sopaan/contract/auth'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { clearCurrentUser, loadActor, setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { withChallenge } from '#web/identity/with-challenge.ts'
import { ERROR_TOAST_MS } from '#web/toast-times.ts'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { type LoginError, readLoginError } from './login-error.ts'
import { offerToPasswordStore, rememberLogin } from './remembered-login.ts'

const SECONDS_A_MINUTE = 60
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export type LoginState = {
  isSubmitting: boolean
  /** Whether the browser works at what the server asks of an address where too much went wrong. */
  isSolving: boolean
  fields: Readonly<Record<string, string>>
  error: LoginError | undefined
  /** Whether the next step is the code of an authenticator app. */
  needsCode: boolean
  /** Whether the server's last answer came too late. */
  isTimedOut: boolean
  lockSecondsLeft: number
}

/** One attempt after another to sign in: what is shown meanwhile, and what each failure means. */
export function useLogin(): LoginState & {
  submit: (form: HTMLFormElement) => Promise<void>
  clearField: (name: string) => void
  leaveCode: () => void
} {
  const words = useWords()
  const [state, setState] = useState<Omit<LoginState, 'lockSecondsLeft' | 'isSubmitting'>>(IDLE)
  const { isBusy, send } = useSending<never>()
  const lock = useCountdown()
  const isLocked = lock.secondsLeft > 0

  const fail = (thrown: unknown) => {
    const error = readLoginError(thrown, words)
    if (error.type === 'account_locked' && error.lockTimeLeft) lock.start(error.lockTimeLeft * SECONDS_A_MINUTE)
    if ('toast' in error && error.toast !== undefined) toast.error(error.toast, { duration: ERROR_TOAST_MS })
    setState(({ needsCode }) => ({
      isSolving: false,
      error,
      fields: fieldsOf(error),
      needsCode: error.type === 'totp_required' || (needsCode && error.type === 'totp_invalid'),
      isTimedOut: error.type === 'timeout',
    }))
    return undefined
  }
  const submit = async (form: HTMLFormElement) => {
    const typed = readForm(form)
    const missing = findFaults(typed, state.needsCode, words.auth)
    if (isLocked || isBusy) return
    if (Object.keys(missing).length > 0) return setState({ ...IDLE, needsCode: state.needsCode, fields: missing })
    setState((before) => ({ ...before, fields: {}, error: undefined, isTimedOut: false }))
    const signIn = async () => {
      const { email, password, rememberMe, totp } = typed
      const body = { email, password, rememberMe, ...(state.needsCode ? { totp } : {}) }
      const { data } = await withChallenge(
        (proof) => request(authCalls.login, { body: { ...body, proof } }, { withoutRefresh: true }),
        (isSolving) => setState((before) => ({ ...before, isSolving })),
      )
      if (data?.user === undefined) {
        toast.error(words.auth.errors.userMissing, { duration: ERROR_TOAST_MS })
        return setState(IDLE)
      }
      clearCurrentUser()
      rememberLogin(email, rememberMe)
      await offerToPasswordStore(form, rememberMe)
      // The layout leads on as soon as the account is known; should reading it again fail, the answer has it too.
      await loadActor().catch(() => setCurrentUser(data.user))
    }
    await send(signIn, fail)
  }
  const { [isLocked ? 'none' : 'password']: _, ...unlockedFields } = state.fields
  const isOver = state.error?.type === 'account_locked' && !isLocked
  return {
    ...state,
    isSubmitting: isBusy,
    error: isOver ? undefined : state.error,
    fields: isOver ? unlockedFields : state.fields,
    lockSecondsLeft: lock.secondsLeft,
    submit,
    clearField: (name) => setState(({ fields: { [name]: _cleared, ...fields }, ...rest }) => ({ ...rest, fields })),
    leaveCode: () => setState(IDLE),
  }
}

const IDLE = {
  isSolving: false,
  fields: {},
  error: undefined,
  needsCode: false,
  isTimedOut: false,
}

type Typed = { email: string; password: string; rememberMe: boolean; totp: string }

function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    email: text('email').trim(),
    password: text('password'),
    rememberMe: data.get('rememberMe') !== null,
    totp: text('totp').trim(),
  }
}

type Faults = { emailMissing: string; emailMalformed: string; passwordMissing: string; codeMissing: string }

function findFaults({ email, password, totp }: Typed, needsCode: boolean, words: Faults): Record<string, string> {
  return {
    ...(email === '' && { email: words.emailMissing }),
    ...(email !== '' && !EMAIL_SHAPE.test(email) && { email: words.emailMalformed }),
    ...(password.trim() === '' && { password: words.passwordMissing }),
    ...(needsCode && totp === '' && { totp: words.codeMissing }),
  }
}

function fieldsOf(error: LoginError): Readonly<Record<string, string>> {
  switch (error.type) {
    case 'invalid_credentials':
    case 'validation':
      return error.fields
    case 'deactivated_account':
    case 'verify_account':
      return { email: error.message }
    case 'totp_invalid':
      return { totp: error.message }
    default:
      return {}
  }
}
