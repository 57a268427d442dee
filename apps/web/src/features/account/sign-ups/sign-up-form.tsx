import { auth as authCalls } from '@sopaan/contract/auth'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { formatTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useSite } from '#web/site-state.ts'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { RobotCheck } from '#web/ui/robot-check.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import type { TypedSignUp } from './typed-sign-up.ts'

const CONSTRAINTS = constraintsOf(authCalls.signup)

type Props = {
  /** What the form starts with: the name stays when another address is used. */
  fullName: string
  isSending: boolean
  isSolving: boolean
  fields: Readonly<Record<string, string>>
  banner: string | undefined
  onSubmit: (typed: TypedSignUp) => void
  onField: (name: string) => void
  onBannerClosed: () => void
}

/** The questions of a new account. Typing in a field clears what was wrong with it. */
export function SignUpForm({
  fullName,
  isSending,
  isSolving,
  fields,
  banner,
  onSubmit,
  onField,
  onBannerClosed,
}: Props) {
  const { auth, shell, language } = useWords()
  const { pause } = useSite()
  const [password, setPassword] = useState('')
  const eye = { showLabel: auth.showPassword, hideLabel: auth.hidePassword }
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    onSubmit({
      fullName: text('fullName').trim(),
      email: text('email').trim(),
      password: text('password'),
      confirmPassword: text('confirmPassword'),
    })
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit}>
      <AuthTitle title={auth.signUpTitle} subtitle={auth.signUpSubtitle} />
      {pause?.parts.includes('signUps') && (
        <div className="mb-6">
          <Banner title={auth.signUpPaused(formatTime(pause.until, language))} tone="note" />
        </div>
      )}
      {banner !== undefined && (
        <div className="mb-6">
          <Banner title={banner} tone="error" dismiss={{ label: shell.close, onDismiss: onBannerClosed }} />
        </div>
      )}
      <div className="grid gap-2">
        <Field
          label={auth.fullName}
          name="fullName"
          autoComplete="name"
          {...limitsOf(CONSTRAINTS, 'fullName')}
          defaultValue={fullName}
          error={fields.fullName}
          onInput={() => onField('fullName')}
        />
        <Field
          label={auth.email}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          error={fields.email}
          onInput={() => onField('email')}
        />
        <PasswordField
          label={auth.password}
          name="password"
          autoComplete="new-password"
          error={fields.password}
          onInput={(event) => {
            setPassword(event.currentTarget.value)
            onField('password')
          }}
          {...eye}
        />
        <StrengthMeter password={password} />
        <PasswordField
          label={auth.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          error={fields.confirmPassword}
          onInput={() => onField('confirmPassword')}
          {...eye}
        />
      </div>
      <Button type="submit" needsScript doing={isSending ? auth.creating : undefined} className="mt-3 w-full">
        {auth.createAccount}
      </Button>
      <RobotCheck isRunning={isSolving} />
      <AcceptedRules />
      <p className="mt-6 text-secondary">
        {auth.haveAccount}{' '}
        <a
          href={inLanguage(paths.login(), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {auth.signInLink}
        </a>
        <span className="block text-tertiary">{auth.loginSubtitle}</span>
      </p>
    </form>
  )
}

/** What whoever makes an account agrees to, each with the way to read it. */
function AcceptedRules() {
  const { auth, language } = useWords()
  return (
    <p className="type-small mt-3 text-tertiary">
      {auth.rulesLead}{' '}
      <a href={inLanguage(paths.terms(), language)} className="text-primary-text underline">
        {auth.rulesTerms}
      </a>{' '}
      {auth.rulesAnd}{' '}
      <a href={inLanguage(paths.privacy(), language)} className="text-primary-text underline">
        {auth.rulesPrivacy}
      </a>
      {auth.rulesEnd}
    </p>
  )
}
