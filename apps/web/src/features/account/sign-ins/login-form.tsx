import { auth as authCalls } from '@sopaan/contract/auth'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { SENT_TOAST_MS } from '#web/toast-times.ts'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { RobotCheck } from '#web/ui/robot-check.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { LoginTrouble } from './login-trouble.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { readRememberedLogin } from './remembered-login.ts'
import { type MailWait, requestMail, toastFailedMail } from './request-mail.ts'
import { useLogin } from './use-login.ts'

const CONSTRAINTS = constraintsOf(authCalls.login)

type Props = {
  onForgotten: (type: 'reset' | 'reactivation', email: string) => void
  onSent: (email: string, type: 'verify', wait: MailWait | undefined) => void
}

/** The sign-in form: address and password, then a code where the account asks for one. */
export function LoginForm({ onForgotten, onSent }: Props) {
  const words = useWords()
  const { auth } = words
  const login = useLogin()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const { isBusy: isResending, send } = useSending<never>()
  useAfterMount(() => {
    const { email, isRemembered } = readRememberedLogin()
    if (form === null || !isRemembered) return
    const fields = form.elements as typeof form.elements & Record<string, HTMLInputElement | undefined>
    if (fields.email && fields.email.value === '') fields.email.value = email
    if (fields.rememberMe) fields.rememberMe.checked = true
  }, form)
  const typedEmail = () => String((form && new FormData(form).get('email')) ?? '').trim()
  const isLocked = login.lockSecondsLeft > 0
  const isOff = isLocked || login.isSubmitting
  const handleResend = () =>
    void send(
      async () => onSent(typedEmail(), 'verify', await requestMail(typedEmail(), 'verify')),
      (thrown) => toastFailedMail(thrown, 'login', words),
    )
  return (
    <form
      ref={setForm}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void login.submit(event.currentTarget)
      }}
    >
      <AuthTitle
        title={login.needsCode ? auth.codeTitle : auth.loginTitle}
        subtitle={login.needsCode ? auth.codeSubtitle : auth.loginSubtitle}
      />
      <LoginTrouble
        error={login.error}
        lockSecondsLeft={login.lockSecondsLeft}
        isResending={isResending}
        onResend={handleResend}
        onReactivate={() => onForgotten('reactivation', typedEmail())}
      />
      <EmailAndPassword login={login} onForgotten={() => onForgotten('reset', typedEmail())} />
      {login.needsCode && (
        <Field
          label={auth.code}
          name="totp"
          autoComplete="one-time-code"
          autoFocus
          {...limitsOf(CONSTRAINTS, 'totp')}
          error={login.fields.totp}
          onInput={() => login.clearField('totp')}
        />
      )}
      <Button
        type="submit"
        needsScript
        disabled={isOff}
        doing={login.isSubmitting ? auth.signingIn : undefined}
        className="w-full"
      >
        {isLocked ? auth.accountLocked : auth.signIn}
      </Button>
      <RobotCheck isRunning={login.isSolving} />
      {login.needsCode ? (
        <Button look="quiet" className="mt-3 w-full" onClick={login.leaveCode}>
          {auth.back}
        </Button>
      ) : (
        <OtherWays isRemembered={() => form !== null && new FormData(form).get('rememberMe') !== null} />
      )}
    </form>
  )
}

/** Out of sight while a code is asked for, and sent with it. */
function EmailAndPassword({ login, onForgotten }: { login: ReturnType<typeof useLogin>; onForgotten: () => void }) {
  const { auth } = useWords()
  const isReady = useHydrated()
  const isLocked = login.lockSecondsLeft > 0
  return (
    <div className={classNames('grid gap-3', login.needsCode && 'hidden')}>
      <Field
        label={auth.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        error={login.fields.email}
        disabled={isLocked}
        readOnly={login.isSubmitting}
        onInput={() => login.clearField('email')}
      />
      <PasswordField
        label={auth.password}
        name="password"
        autoComplete="current-password"
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        error={login.fields.password}
        disabled={isLocked}
        readOnly={login.isSubmitting}
        onInput={() => login.clearField('password')}
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={auth.rememberMe} name="rememberMe" disabled={isLocked} />
        <button
          type="button"
          disabled={!isReady}
          className="min-h-11 font-semibold text-primary-text hover:underline disabled:opacity-55"
          onClick={onForgotten}
        >
          {auth.forgotPassword}
        </button>
      </div>
    </div>
  )
}

/** What else leads to an account: a passkey, Google, which is to come, and a new account. */
function OtherWays({ isRemembered }: { isRemembered: () => boolean }) {
  const { auth, language } = useWords()
  return (
    <>
      <p className="my-4 flex items-center gap-3 text-tertiary before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        {auth.or}
      </p>
      <PasskeyButton isRemembered={isRemembered} />
      <Button
        look="line"
        needsScript
        className="mt-3 w-full"
        onClick={() => toast(auth.googleSoon, { duration: SENT_TOAST_MS })}
      >
        {auth.google}
      </Button>
      <p className="mt-8 text-secondary">
        {auth.newHere}{' '}
        <a
          href={inLanguage(paths.signup(), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {auth.createAccountLink}
        </a>
      </p>
    </>
  )
}

/** Runs once the element is in the page: for what only the browser knows, such as what it keeps. */
function useAfterMount(run: () => void, element: Element | null): void {
  const handleMounted = useEffectEvent(run)
  useEffect(() => {
    if (element !== null) handleMounted()
  }, [element])
}
