import { auth as authCalls, type LinkFacts } from '@sopaan/contract/auth'
import { FORGOT_HASH, paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { PASSWORD_LENGTH_MIN } from '@sopaan/contract/secrets'
import { useState } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { StrengthMeter } from '#web/features/account/sign-ups/strength-meter.tsx'
import { request } from '#web/identity/browser-request.ts'
import { tokenHeaders } from '#web/page-headers.ts'
import { fieldErrorsOf } from '#web/refusal-words.ts'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { LinkFrame } from './link-frame.tsx'
import { LinkOrigin } from './link-origin.tsx'
import { useLink } from './use-link.ts'
import { useMailedLink } from './use-mailed-link.ts'

/** The address holds a token: no other site may learn it. */
export const headers = tokenHeaders

/** Choosing a new password by a mailed link. */
export default function ResetPasswordPage() {
  const { auth } = useWords()
  const query = useMailedLink('reset')
  return (
    <>
      <DocumentHead title={auth.links.resetPageTitle} isIndexed={false} />
      <LinkFrame query={query} askAnew={paths.login() + FORGOT_HASH}>
        {({ token, facts }) => <NewPassword token={token} facts={facts} />}
      </LinkFrame>
    </>
  )
}

function NewPassword({ token, facts }: { token: string; facts: LinkFacts }) {
  const words = useWords()
  const { auth } = words
  const { isWorking, go } = useLink()
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const eye = { showLabel: auth.showPassword, hideLabel: auth.hidePassword }
  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const confirmed = String(new FormData(event.currentTarget).get('confirmPassword') ?? '')
    const found = {
      ...(password.length < PASSWORD_LENGTH_MIN && { password: auth.passwordShort }),
      ...(password.trim() === '' && { password: auth.passwordMissing }),
      ...(password !== confirmed && { confirmPassword: auth.passwordsDiffer }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    await go(() => send(password), auth.notices.passwordChanged)
  }
  const send = async (chosen: string) => {
    try {
      const body = { token, email: facts.email, password: chosen }
      await request(authCalls.resetPassword, { body }, { withoutRefresh: true })
    } catch (thrown) {
      if (isRefusal(thrown)) setFaults(fieldErrorsOf(thrown, words))
      throw thrown
    }
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <AuthTitle title={auth.links.resetPageTitle} subtitle={auth.links.resetText(facts.email)} />
      <LinkOrigin facts={facts} />
      <input type="hidden" name="username" autoComplete="username" value={facts.email} readOnly />
      <PasswordField
        label={auth.links.newPassword}
        name="password"
        autoComplete="new-password"
        error={faults.password}
        onInput={(event) => {
          setPassword(event.currentTarget.value)
          setFaults({})
        }}
        {...eye}
      />
      <StrengthMeter password={password} />
      <PasswordField
        label={auth.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={faults.confirmPassword}
        onInput={() => setFaults({})}
        {...eye}
      />
      <Button type="submit" doing={isWorking ? auth.links.working : undefined} className="mt-3 w-full">
        {auth.links.resetButton}
      </Button>
    </form>
  )
}
