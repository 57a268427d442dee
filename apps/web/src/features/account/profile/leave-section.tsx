import { users } from '@sopaan/contract/users'
import { useState } from 'react'
import { runBlocking } from '#web/blocking.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { clearAndLeave, emptyStorage, signOut } from '#web/identity/leaving.ts'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Taking the data along, deactivating with a reason, deleting with the password. */
export function LeaveSection() {
  const { account } = useWords()
  const [dialog, setDialog] = useState<'deactivate' | 'delete'>()
  const { isBusy, run } = useAction()
  const handleExport = () =>
    run(() => runBlocking(async () => saveFile(await fetchFile(users.exportMe, {}), 'sopaan-export.zip')), {
      failed: account.exportFailed,
    })
  const close = () => setDialog(undefined)
  return (
    <>
      <Section id="data" title={account.yourData} lead={account.exportText}>
        <Button look="line" className="justify-self-start" disabled={isBusy} onClick={handleExport}>
          {account.exportButton}
        </Button>
      </Section>
      <Section id="leave" title={account.leave}>
        <div className="flex flex-wrap gap-3">
          <Button look="line" onClick={() => setDialog('deactivate')}>
            {account.deactivate}
          </Button>
          <Button look="danger" onClick={() => setDialog('delete')}>
            {account.deleteAccount}
          </Button>
        </div>
      </Section>
      <Dialog
        title={dialog === 'delete' ? account.deleteAccount : account.deactivate}
        isOpen={dialog !== undefined}
        onClose={close}
      >
        {dialog === 'deactivate' && <DeactivateForm onCancel={close} />}
        {dialog === 'delete' && <DeleteForm onCancel={close} />}
      </Dialog>
    </>
  )
}

function DeactivateForm({ onCancel }: { onCancel: () => void }) {
  const { account } = useWords()
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return setFields({ reason: account.reasonMissing })
    void run(
      async () => {
        await runBlocking(() => request(users.deactivateAccount, { body: { reason } }))
        await signOut({ done: account.deactivated, failed: account.deactivated })
      },
      { failed: account.deactivationFailed },
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <p className="mb-4 text-secondary">{account.deactivateText}</p>
      <Field label={account.reason} name="reason" maxLength={500} error={fields.reason} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={isBusy ? account.saving : undefined}>
          {account.deactivate}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {account.cancel}
        </Button>
      </div>
    </form>
  )
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { account } = useWords()
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const password = String(data.get('password') ?? '')
    const totp = String(data.get('totp') ?? '').trim()
    if (password.trim() === '') return setFields({ password: account.passwordMissing })
    void run(
      async () => {
        await runBlocking(() => request(users.deleteMe, { body: { password, ...(totp === '' ? {} : { totp }) } }))
        emptyStorage()
        clearAndLeave(account.deleted)
      },
      { failed: account.deletionFailed, field: 'password' },
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <p className="mb-4 text-secondary">{account.deleteText}</p>
      <PasswordField
        label={account.password}
        name="password"
        autoComplete="current-password"
        showLabel={account.showPassword}
        hideLabel={account.hidePassword}
        error={fields.password}
      />
      <TotpField />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={isBusy ? account.saving : undefined}>
          {account.deleteAccount}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {account.cancel}
        </Button>
      </div>
    </form>
  )
}

function TotpField() {
  const { account } = useWords()
  const user = useSignedIn()
  if (!user.hasTwoFactor) return null
  return <Field label={account.code} name="totp" autoComplete="one-time-code" maxLength={32} />
}
