import { twoFactor } from '@sopaan/contract/two-factor'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { loadActor, queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { twoFactorQuery } from './accounts.queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const CONSTRAINTS = constraintsOf(twoFactor.confirm)

type Step =
  | { kind: 'rest' }
  | { kind: 'enrolling'; secret: string; otpauthUrl: string }
  | { kind: 'asking'; deed: 'disable' | 'renewRecoveryCodes' }
  | { kind: 'codes'; codes: readonly string[] }

/** Two-factor sign-in: set up with an authenticator app, recovery codes, turned off with a code. */
export function TwoFactorSection() {
  const { account, language } = useWords()
  const query = useQuery(twoFactorQuery)
  const [step, setStep] = useState<Step>({ kind: 'rest' })
  const { isBusy, run } = useAction()
  const failed = { failed: account.updateFailed }
  const refresh = () => Promise.all([queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey }), loadActor()])

  const handleEnrol = () =>
    run(async () => {
      const { data } = await request(twoFactor.enrol, {})
      setStep({ kind: 'enrolling', ...data })
    }, failed)
  const handleCode = async (body: { totp: string }) => {
    if (step.kind === 'enrolling') {
      const { data } = await request(twoFactor.confirm, { body })
      setStep({ kind: 'codes', codes: data.recoveryCodes })
    } else if (step.kind === 'asking' && step.deed === 'renewRecoveryCodes') {
      const { data } = await request(twoFactor.renewRecoveryCodes, { body })
      setStep({ kind: 'codes', codes: data.recoveryCodes })
    } else {
      await request(twoFactor.disable, { body })
      setStep({ kind: 'rest' })
    }
    await refresh()
  }
  const asked = { onCode: handleCode, onCancel: () => setStep({ kind: 'rest' } satisfies Step) }
  return (
    <Section id="two-factor" title={account.twoFactor}>
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => setStep({ kind: 'rest' })} />}
      {step.kind === 'enrolling' && (
        <>
          <NewSecret secret={step.secret} otpauthUrl={step.otpauthUrl} />
          <CodeForm label={account.turnOnButton} done={account.twoFactorTurnedOn} {...asked} />
        </>
      )}
      {step.kind === 'asking' && step.deed === 'disable' && (
        <CodeForm label={account.turnOff} done={account.twoFactorTurnedOff} {...asked} />
      )}
      {step.kind === 'asking' && step.deed === 'renewRecoveryCodes' && <CodeForm label={account.newCodes} {...asked} />}
      {step.kind === 'rest' && (
        <Loaded query={query}>
          {({ isOn, isRequired, onSince, recoveryCodesLeft }) => (
            <>
              <p>
                {isOn
                  ? account.twoFactorOn(onSince === null ? '' : formatDateTime(onSince, language))
                  : account.twoFactorOff}
                {isOn && ` ${account.codesLeft(String(recoveryCodesLeft))}`}
              </p>
              <div className="flex flex-wrap gap-3">
                {!isOn && (
                  <Button doing={isBusy ? account.saving : undefined} onClick={handleEnrol}>
                    {account.setUp}
                  </Button>
                )}
                {isOn && (
                  <Button look="line" onClick={() => setStep({ kind: 'asking', deed: 'renewRecoveryCodes' })}>
                    {account.newCodes}
                  </Button>
                )}
                {isOn && !isRequired && (
                  <Button look="danger" onClick={() => setStep({ kind: 'asking', deed: 'disable' })}>
                    {account.turnOff}
                  </Button>
                )}
              </div>
            </>
          )}
        </Loaded>
      )}
    </Section>
  )
}

type CodeProps = {
  label: string
  done?: string
  onCode: (body: { totp: string }) => Promise<void>
  onCancel: () => void
}

/** The code of the authenticator app, for whatever it is asked for. */
function CodeForm({ label, done, onCode, onCancel }: CodeProps) {
  const { account } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    send: onCode,
    words: { ...(done !== undefined && { done }), failed: account.updateFailed, field: 'totp' },
  })
  return (
    <form {...form.props} className="grid gap-2 sm:max-w-sm">
      <Field label={account.code} autoComplete="one-time-code" {...form.field('totp')} />
      <FormButtons
        submit={label}
        doing={form.isBusy ? account.again.confirming : undefined}
        cancel={account.cancel}
        onCancel={onCancel}
      />
    </form>
  )
}

/** The secret of an app in three forms: to scan from another screen, to open on this one, to type. */
function NewSecret({ secret, otpauthUrl }: { secret: string; otpauthUrl: string }) {
  const { account } = useWords()
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_1fr] sm:items-start">
      <QrCode text={otpauthUrl} label={account.qrLabel} />
      <div className="grid gap-4">
        <p>{account.setUpText}</p>
        <a href={otpauthUrl} className={`${buttonClasses('line')} justify-self-start`}>
          {account.openApp}
        </a>
        <p>
          <span className="block text-secondary">{account.secret}</span>
          <code className="text-lg break-words">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
    </div>
  )
}
